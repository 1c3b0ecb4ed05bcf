/** Animates cards and other elements from where they were to where they are: quickly, or large for a moment; skipped by any tap. */
import { mayMove } from '../person/settings.svelte.ts'

const DURATION = 340
/** Milliseconds for something that is shown large on its way. */
const LARGE = 780
const EASE = 'cubic-bezier(.25,.8,.35,1)'

type Place = { box: DOMRect; element: HTMLElement }

/** Where an element comes from if it is new, or goes to if it is removed. */
export interface Ways {
  from?: (key: string) => Element | null
  to?: (key: string) => Element | null
  /** Whether an element that moves is shown large on its way. */
  shows?: (key: string) => boolean
  /** Milliseconds until the next movement is expected: what is shown large gives way to it. */
  pace?: number | undefined
}

/** Remembers the places of elements with `data-fly`, and animates them from there. */
export class Motion {
  #places = new Map<string, Place>()

  /** Remember the places of all such elements below *root*. */
  remember(root: HTMLElement): void {
    this.#places.clear()
    if (!mayMove()) return
    for (const element of flying(root)) {
      this.#places.set(element.dataset.fly!, { box: element.getBoundingClientRect(), element })
    }
  }

  /** Animate everything from where it was to where it is now. */
  play(root: HTMLElement, ways: Ways = {}): void {
    if (!this.#places.size && !ways.from) return
    if (!mayMove()) return
    const here = new Map([...flying(root)].map((element) => [element.dataset.fly!, element]))
    for (const [key, element] of here) {
      const start = this.#places.get(key)?.box ?? ways.from?.(key)?.getBoundingClientRect()
      if (start) fly(element, start, ways.shows?.(key) ? (ways.pace ?? LARGE) : 0)
    }
    for (const [key, place] of this.#places) {
      const goal = here.has(key) ? null : ways.to?.(key)
      if (goal) flyAway(place, goal.getBoundingClientRect())
    }
    this.#places.clear()
  }
}

function flying(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-fly]')
}

/** Animate an element from another place; with enough *time* it is shown large before it lands. */
function fly(element: HTMLElement, from: DOMRect, time: number): void {
  const to = element.getBoundingClientRect()
  if (!to.width || !from.width) return
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  if (Math.abs(x) + Math.abs(y) < 2) return
  const scale = Math.min(from.width / to.width, 1.6)
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
    { transform: 'none', zIndex: 5 },
  ]
  if (time < LARGE / 2) element.animate(frames, { duration: DURATION, easing: EASE })
  else {
    const large = { transform: 'translateY(-4%) scale(1.22)', zIndex: 5, easing: EASE }
    const stops = [{ ...frames[0]!, easing: EASE }, { ...large, offset: 0.38 }, { ...large, offset: 0.72 }, frames[1]!]
    element.animate(stops, { duration: Math.min(time, LARGE) })
  }
}

/** A copy of an element, above everything else, at the place of *box*. */
export function ghostOf(element: HTMLElement, box: DOMRect): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-fly')
  ghost.removeAttribute('role')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    margin: '0',
    pointerEvents: 'none',
    transition: 'none',
    zIndex: '30',
  })
  return ghost
}

/** Animate a copy of an element that no longer exists to its destination. */
function flyAway({ box, element }: Place, goal: DOMRect): void {
  const ghost = ghostOf(element, box)
  document.body.append(ghost)
  const x = goal.left + goal.width / 2 - box.left - box.width / 2
  const y = goal.top + goal.height / 2 - box.top - box.height / 2
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(.3)`, opacity: 0.4 },
  ]
  const flight = ghost.animate(frames, { duration: DURATION, easing: EASE })
  flight.onfinish = flight.oncancel = () => ghost.remove()
}

/** Show an element large where it is: it comes from one place, stays for a moment and goes to another. */
export function showLarge(
  element: HTMLElement,
  from: Element | null,
  to: Element | null,
  done: () => void,
): () => void {
  const here = element.getBoundingClientRect()
  const at = (other: Element | null) => {
    const box = other?.getBoundingClientRect()
    if (!box?.width) return { transform: 'scale(.6)', opacity: 0 }
    const [x, y] = [
      box.left + box.width / 2 - here.left - here.width / 2,
      box.top + box.height / 2 - here.top - here.height / 2,
    ]
    return { transform: `translate(${x}px, ${y}px) scale(${Math.min(1, box.height / here.height)})`, opacity: 0.6 }
  }
  const large = { transform: 'none', opacity: 1, easing: EASE }
  const frames = [{ ...at(from), easing: EASE }, { ...large, offset: 0.28 }, { ...large, offset: 0.72 }, at(to)]
  const showing = element.animate(frames, { duration: LARGE, fill: 'forwards' })
  showing.onfinish = done
  return () => showing.cancel()
}

/** Finish all animations at once. */
export function skipMotion(): void {
  for (const animation of document.getAnimations()) {
    if (!(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition)) animation.finish()
  }
}

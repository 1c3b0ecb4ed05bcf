/** Dragging cards, as an alternative to the buttons. */
import type { Attachment } from 'svelte/attachments'
import { ghostOf } from './motion.ts'

const FAR = 10

/** Makes an element draggable; released over an element with `data-drop`, *drop* is called with that name. */
export function draggable(drop: (place: string) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null
    let ghost: HTMLElement | null = null

    function begin(event: PointerEvent): void {
      if (!event.isPrimary || event.button !== 0) return
      start = event
      element.setPointerCapture(event.pointerId)
    }

    function move(event: PointerEvent): void {
      if (!start) return
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
      if (Math.hypot(x, y) > FAR) ghost ??= lifted(element)
      if (ghost) ghost.style.transform = `translate(${x}px, ${y}px) rotate(3deg)`
    }

    function end(event: PointerEvent): void {
      if (ghost && event.type === 'pointerup') {
        ghost.remove()
        const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]')
        if (place) drop(place.dataset.drop!)
        element.addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
      }
      ghost?.remove()
      start = ghost = null
    }

    const listeners = { pointerdown: begin, pointermove: move, pointerup: end, pointercancel: end }
    const all = Object.entries(listeners) as [keyof typeof listeners, (event: PointerEvent) => void][]
    for (const [name, listener] of all) element.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of all) element.removeEventListener(name, listener)
      ghost?.remove()
    }
  }
}

/** Suppress the click that ends a drag. */
function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

/** A picture of the card that follows the pointer. */
function lifted(element: HTMLElement): HTMLElement {
  const ghost = ghostOf(element, element.getBoundingClientRect())
  ghost.style.opacity = '0.9'
  element.parentElement!.append(ghost)
  return ghost
}

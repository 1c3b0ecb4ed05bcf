/** Points at what a lesson speaks of: the cards to choose, and then the control to press. */
import type { Attachment } from 'svelte/attachments'
import type { Pointing } from '../games/module.ts'

/** Marks the elements below with `data-pointed`, also when the board changes. */
export function pointing(points: () => Pointing | null): Attachment<HTMLElement> {
  return (root) => {
    const mark = () => {
      const found = pointedAt(root, points())
      for (const element of root.querySelectorAll('[data-pointed]'))
        if (!found.includes(element)) element.removeAttribute('data-pointed')
      for (const element of found) {
        if (element.hasAttribute('data-pointed')) continue
        element.setAttribute('data-pointed', '')
        element.scrollIntoView({ block: 'nearest' }) // on the smallest phones the board is higher than its room
      }
    }
    $effect(mark)
    const observer = new MutationObserver(mark)
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-selected', 'class'] })
    return () => observer.disconnect()
  }
}

/** The elements to point at: those not selected yet, and then what is to be pressed; a pile is pressed repeatedly. */
function pointedAt(root: HTMLElement, points: Pointing | null): Element[] {
  const first = points?.first.flatMap((selector) => [...root.querySelectorAll(selector)]) ?? []
  const left = first.filter((element) => element.getAttribute('aria-selected') !== 'true')
  if (left.length) return left
  const then = points?.then ? root.querySelector(points.then) : null
  return then ? [then] : first.slice(-1)
}

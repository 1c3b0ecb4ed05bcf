/** Where players' cards come from and go to between two views. */
import type { Ways } from '../../../lib/screen/motion.ts'
import type { RavensView } from '../../../lib/server/protocol.ts'

/** The moves of cards into or out of a hand between two views; the cards are marked hand-SEAT-CARD-NUMBER. */
export function cardMoves(root: HTMLElement, before: RavensView | null, after: RavensView): Ways {
  const stackOf = (seat: string, kind: string) => root.querySelector(`[data-seat="${seat}"] [data-stack="${kind}"]`)
  return {
    from: (key) => (before && key.startsWith('hand-') ? stackOf(key[5]!, 'pack') : null),
    to: (key) => (before && key.startsWith('hand-') ? goal(root, before, after, Number(key[5])) : null),
  }
}

function goal(root: HTMLElement, before: RavensView, after: RavensView, seat: number): Element | null {
  const has = root.querySelector(`[data-seat="${seat}"]`)
  if (after.magic_cards[seat]!.length > before.magic_cards[seat]!.length)
    return root.querySelector('[data-stack="magic"]')
  if (after.pile_sizes[seat]! > before.pile_sizes[seat]!)
    return root.querySelector('[data-card="^"]') ?? has?.querySelector('[data-stack="pile"]') ?? null
  return has?.querySelector('[data-stack="discard"]') ?? null
}

/** Verifies a deal of Odins Raben: recomputes it and compares it with the record. */
import type { RavensView } from '../../lib/server/protocol.ts'
import { type GameRecord, type Value, isTexts } from '../../lib/fairness/record.ts'
import type { Shuffle } from '../../lib/fairness/shuffle.ts'
import { type DealCheck, isSame } from '../../lib/fairness/verify.ts'

/** The cards of Odins Raben, in the notation of components. */
export const STANDARD =
  'MM2 MF3 MW3 MS3 MP3 FF2 FW3 FS3 FP3 WW2 WS3 WP3 SS2 SP3 PP2 / ' +
  'M5 F5 W5 S5 P5 order1 raven2 land3 stone2 / Odin+M M+F F+S S+W W+P P+Odin'

export const deals: DealCheck = {
  rules: 'ravens/2',
  byRule: [],
  check(record, deal, number, chanceOf) {
    const chance = chanceOf(number)
    const { lands, cards, ways } = componentsOf(record)
    if (number && 'pack' in deal) {
      return [
        [
          'pack',
          isSame(
            deal.pack,
            drawAgain(deal.pack, cards, (left) => chance.shuffle(left)),
          ),
        ],
      ]
    }
    if (number && !('magic' in deal)) {
      const drawn = drawAgain(deal.landscapes, lands, (left) => drawLands(left, chance))
      return [['landscapes', isSame(deal.landscapes, drawn)]]
    }
    const first: [string, boolean][] = number ? [] : [['starter', isSame(deal.starter, chance.below(2))]]
    return [
      ...first,
      ['magic', isSame(deal.magic, chance.shuffle(ways)[0] ?? null)],
      ['landscapes', isSame(deal.landscapes, drawLands(lands, chance))],
      ['pack_0', isSame(deal.pack_0, chance.shuffle(cards))],
      ['pack_1', isSame(deal.pack_1, chance.shuffle(cards))],
    ]
  },
  shown(seen, past, number) {
    const view = seen as RavensView
    const before = (past as RavensView | null)?.stage === view.stage ? (past as RavensView) : null
    if (!before && past === null && number > 0) return [] // nobody knows what came off the packs before
    const { seat } = view
    const hand = seat === null ? [] : added(view.hand, before?.hand ?? [])
    const lands = added(view.path.map(named), before?.path.map(named) ?? [])
    const [from, to] = [before ? landsLeft(before) : -1, landsLeft(view)]
    return [
      ...(before?.path.length ? [] : [`magic ${view.magic.join('+')}`]),
      ...(seat === null ? [] : offPack(`pack_${seat}`, before?.pack_sizes[seat] ?? -1, view.pack_sizes[seat]!, hand)),
      ...(from === null || to === null ? [] : offPack('landscapes', from, to, lands)),
    ]
  },
  holds(record, number, text) {
    const stage = record.deals.findLastIndex((deal, place) => place <= number && 'magic' in deal)
    const [name = '', from, to, ...cards] = text.split(' ')
    if (name === 'magic') return isSame(record.deals[stage]?.magic, from!)
    // Whose pack was shuffled again, the record does not say.
    const packs = record.deals.slice(stage, number + 1).map((deal) => deal[name] ?? (name[0] === 'p' ? deal.pack : []))
    return packs.some((pack) => {
      if (!isTexts(pack)) return false
      const drawn = pack.slice(Number(from) < 0 ? 0 : pack.length - Number(from), pack.length - Number(to))
      return !added(cards, drawn.map(named)).length
    })
  },
  told: (action) => action.replace(/^(pile|next) .*/, '$1'),
}

/** The cards of *now* that are not among those of *before*. */
function added(now: string[], before: string[]): string[] {
  const left = [...before]
  return now.filter((card) => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

/** How many landscape cards are still to be laid as they were shuffled; null if only those put under the pack are. */
function landsLeft({ landscape_count, bottom, phase }: RavensView): number | null {
  const left = landscape_count - bottom.length
  return left > 0 ? left + (phase === 'orient' ? 1 : 0) : null
}

/** Cards that came off a pack, whose size was *from* before (-1: all of it) and is *to* now. */
function offPack(pack: string, from: number, to: number, cards: string[]): string[] {
  if (!cards.length || from === to) return []
  return [[pack, from > to ? from : -1, to, ...cards].join(' ')]
}

/** The cards of a record, shuffled again; null unless they are some of *all*. */
function drawAgain(cards: Value | undefined, all: string[], draw: (cards: string[]) => string[]): string[] | null {
  if (!isTexts(cards)) return null
  const left = all.map(named)
  for (const card of cards.map(named)) {
    if (!left.includes(card)) return null
    left.splice(left.indexOf(card), 1)
  }
  return draw(cards)
}

/** Landscape cards, shuffled and turned. */
function drawLands(cards: string[], chance: Shuffle): string[] {
  return chance.shuffle(cards.map(named)).map((card) => (chance.below(2) ? turned(card) : card))
}

/** A landscape card in its canonical orientation; other cards unchanged. */
function named(card: string): string {
  return /^[MFWSP]{2}$/.test(card) && turned(card) < card ? turned(card) : card
}

function turned(card: string): string {
  return [...card].reverse().join('')
}

/** All landscape cards, the cards of a player and the magic-way cards. */
function componentsOf(record: GameRecord): { lands: string[]; cards: string[]; ways: string[] } {
  const option = record.options.components
  const written = option === 'standard' ? STANDARD : option
  const [lands = '', cards = '', ways = ''] = typeof written === 'string' ? written.split(' / ') : []
  return { lands: counted(lands), cards: counted(cards), ways: ways.split(' ').filter(Boolean) }
}

/** The cards that a list such as "MM2 MF3" counts. */
function counted(list: string): string[] {
  const words = [...list.matchAll(/([A-Za-z]+)(\d{1,2})/g)]
  return words.flatMap(([, card, count]) => Array<string>(Number(count)).fill(card!))
}

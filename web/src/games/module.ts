/** The interface between a game and the page. docs/page.md describes how to add a game. */
import type { Component } from 'svelte'
import type { GameView, Shown } from '../lib/game.ts'
import type { Ending } from '../lib/log.ts'
import type { Happened, SeatInfo } from '../lib/protocol.ts'
import type { DealCheck } from '../lib/verify.ts'
import type { Sound } from '../lib/sound.ts'
import type { IconName } from '../parts/Icon.svelte'

/** What the front page and the lists need of a game. It is loaded for every game, so it must be small. */
export interface Game {
  /** The URL of its sprite of symbols. */
  sprite: string | null
  /** The picture on the front page; null shows its title on cards. */
  Hero: Component | null
  /** Its mark, drawn in a square of 48 by 48; null shows its first letter. */
  Mark: Component | null
  /** What kind of game it is, in a sentence; may be empty. */
  blurb: () => string
  hasLesson: boolean
  /** Whether an option is asked for when a table for this many players is opened. */
  asks: (option: string, players: number) => boolean
  /** The values offered for a numeric option, with their labels; empty for any number. */
  choices: (option: string) => { value: number; label: string }[]
  /** What a table, a replay and a lesson need. */
  load: () => Promise<GameModule>
  rules: (() => Promise<RuleBook>) | null
}

/** What a table, a replay or a lesson needs of a game. */
export interface GameModule<V extends GameView = GameView> {
  Board: Component<{ shown: Shown<V> }>
  /** The sheets that can be opened besides log, chat and menu. */
  sheets: Sheet<V>[]
  /** The component for an action in the log and what came with it, if it shows more than words. */
  LogLine: Component<{ happened: Happened; name: string; words: string }> | null
  /** How the browser verifies deals; null if it cannot. */
  deals: DealCheck | null
  cardName: (card: string) => string
  /** An action as a sentence for the log. */
  actionWords(action: string, name: string): string
  /** What else came with an action of *name*, in a sentence for the log; empty for what the board shows. */
  endingWords(ending: Ending, name: string): string
  /** What was dealt; *before* is the view before the deal. */
  dealWords(before: V | undefined): string
  /** The table described in sentences, for screen readers. */
  describeTable(view: V, seats: (SeatInfo | null)[]): string[]
  soundOf(action: string): Sound
  /** What a lesson points at: by the action that it asks for, or by what it says if it asks for none. */
  pointsAt?(view: V, say: string, action: string | null): Pointing | null
  /** The number of the current hand or stage in a view. */
  chapterOf(view: V): number
  /** "Hand 2" or "Stage 2". */
  chapterWords(number: number): string
  /** The same, short enough for the head of a narrow column. */
  chapterShort(number: number): string
  /** What ends the game, for the toolbar; may be empty. */
  goalWords(view: V): string
}

/** What a lesson points at, as selectors of elements of the board. */
export interface Pointing {
  /** What is to be selected or looked at. */
  first: string[]
  /** What is to be pressed once everything is selected. */
  then?: string
}

/** Something that a game shows beside its board. */
export interface Sheet<V extends GameView = GameView> {
  id: string
  key: string
  icon: IconName
  title: () => string
  Content: Component<{ view: V; seats: (SeatInfo | null)[] }>
}

/** The rules of a game, in reading order. */
export interface RuleBook {
  chapters: RuleChapter[]
  /** The pictures of a chapter. */
  Pictures: Component<{ chapter: string }>
  /** The picture beside a single rule, if there is one. */
  RulePicture: Component<{ rule: string }> | null
}

/** A chapter of rules; its heading is the message `rules-GAME-ID`. */
export interface RuleChapter {
  id: string
  rules: string[]
  /** Words of the game, explained by `rules-GAME-term-ID` and `rules-GAME-term-ID-text`. */
  terms?: string[]
  /** Questions that players ask, `rules-GAME-ask-ID`, answered by `rules-GAME-ask-ID-answer`. */
  questions?: string[]
}

/** Widen the type of a module: its board takes views of its own game, but the server's views are untyped. */
export function asModule<V extends GameView>(module: GameModule<V>): GameModule {
  return module as unknown as GameModule
}

/** What a game brings to the page. docs/page.md says how a game is added. */
import type { Component } from 'svelte'
import type { GameView, Shown } from '../lib/game.ts'
import type { SeatInfo } from '../lib/protocol.ts'
import type { DealCheck } from '../lib/verify.ts'
import type { Sound } from '../lib/sound.ts'
import type { IconName } from '../parts/Icon.svelte'

/** A game before anybody plays it. The front page loads this for every game, so it is small. */
export interface Game {
  /** The address of its drawings, a sprite of symbols. */
  sprite: string | null
  /** The picture on the front page; null: its title, on cards. */
  Hero: Component | null
  /** What its sign shows, drawn in a square of 48 by 48; null: its first letter. */
  Mark: Component | null
  /** What kind of game it is, in a sentence; empty if nobody has written one. */
  blurb: () => string
  hasLesson: boolean
  /** Whether an option is asked for when a table for so many players is opened. */
  asks: (option: string, players: number) => boolean
  /** The values that are offered of an option that is a number, with what each means; none: any number. */
  choices: (option: string) => { value: number; label: string }[]
  /** What a table, a replay and a lesson need. */
  load: () => Promise<GameModule>
  rules: (() => Promise<RuleBook>) | null
}

/** A game as it is played. */
export interface GameModule<V extends GameView = GameView> {
  Board: Component<{ shown: Shown<V> }>
  /** What lies one tap away besides log, chat and menu. */
  sheets: Sheet<V>[]
  /** An action in the log, where it shows more than words. */
  LogLine: Component<{ action: string; name: string; words: string }> | null
  /** What is checked of a deal in this browser; null if this page cannot check it. */
  deals: DealCheck | null
  cardName: (card: string) => string
  /** What somebody did, as the log tells it. */
  actionWords(action: string, name: string): string
  /** What was dealt, where *before* is the view until then. */
  dealWords(before: V | undefined): string
  /** The table in sentences, for those who hear it. */
  describeTable(view: V, seats: (SeatInfo | null)[]): string[]
  soundOf(action: string): Sound
  /** The number of the hand or stage that a view is of. */
  chapterOf(view: V): number
  /** "Hand 2" or "Stage 2". */
  chapterWords(number: number): string
  /** The same at the head of a narrow column. */
  chapterShort(number: number): string
  /** What ends the game, as the toolbar says it; empty if it says nothing. */
  goalWords(view: V): string
}

/** Something that a game shows beside its board. */
export interface Sheet<V extends GameView = GameView> {
  id: string
  key: string
  icon: IconName
  title: () => string
  Content: Component<{ view: V; seats: (SeatInfo | null)[] }>
}

/** The rules of a game in the order in which one reads them. */
export interface RuleBook {
  chapters: RuleChapter[]
  /** The pictures of a chapter. */
  Pictures: Component<{ chapter: string }>
  /** A picture beside a single rule, where there is one. */
  RulePicture: Component<{ rule: string }> | null
}

/** Some rules under one heading, which is the message `rules-GAME-ID`. */
export interface RuleChapter {
  id: string
  rules: string[]
}

/** A module whose board takes views of its own game, as one that is given whatever the server sent. */
export function asModule<V extends GameView>(module: GameModule<V>): GameModule {
  return module as unknown as GameModule
}

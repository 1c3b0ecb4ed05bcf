/** The protocol of the server. Written by web/protocol_types.py from the server's own types: `make protocol`. */

export const BOT_NAMES = [
  'Geri',
  'Freki',
  'Sleipnir',
  'Ratatosk',
  'Hati',
  'Skoll',
  'Garm',
  'Heidrun',
  'Grani',
  'Fafnir',
] as const

export const REACTIONS = [
  'hail',
  'horn',
  'axe',
  'raven',
  'laugh',
  'tears',
  'mead',
  'skull',
] as const

export const ROUTES = [
  't',
  'solo',
  'play',
  'lobby',
  'rules',
  'learn',
  'replay',
  'people',
  'me',
  'leaderboard',
  'settings',
  'about',
] as const

export const DEFAULT_TERMS: Terms = {
  listed: false,
  clock: {"kind": "none"},
  grace: 60,
  bots: "karl",
  pace: 800,
  hints: false,
  chat: true,
  take_back: true,
  spectators: true,
  rated: true,
  webhook: null,
}

export const CLOSED_BINARY = 1003

export const CLOSED_AGAIN = 1012

export const CLOSED_REFUSED = 4003

export const CLOSED_SLOW = 4008

export const CLOSED_FAST = 4029

/** Act, having seen *version*. */
export interface Act {
  type: 'act'
  table: string
  version: number
  action: string
  id?: number
}

/** An announcement by the operator of the server. */
export interface Announced {
  type: 'announced'
  text: string
}

/** Ask how a search rates every legal action. */
export interface AskHint {
  type: 'hint'
  table: string
  version: number
  id?: number
}

/** Have one's forced actions made automatically, after a short random delay, or stop that. */
export interface AutoPass {
  type: 'auto-pass'
  table: string
  on: boolean
  id?: number
}

/** A number of seconds for the whole game, plus an increment after every turn. */
export interface BankClock {
  kind: 'bank'
  seconds: number
  increment: number
}

/** A token for a program, as its owner may see it later. */
export interface BotToken {
  id: string
  label: string
  created: number
  seen: number
}

export interface Changes {
  name?: string
  language?: string
  shield?: string
}

export interface Deletion {
  password?: string
}

/** The message was handled, and there is no other answer to it. */
export interface Done {
  type: 'done'
  id: number
}

/** Clear a seat before the game; for the host only. */
export interface EmptySeat {
  type: 'empty-seat'
  table: string
  seat: number
  id?: number
}

/** What the deals of a game are derived from; see ``docs/fairness.md``. */
export interface Fairness {
  commitment: string
  secret: string
  nonces: string[]
  commitments: string[]
}

/** A game that can be played here. */
export interface GameInfo {
  name: string
  title: string
  players: number[]
  default_players: number
  options: OptionInfo[]
  levels: LevelInfo[]
  closing: string[]
  hint: string
  engine: string | null
  files: string[]
}

/** An event at a table, as far as everybody may know it. */
export interface Happened {
  event: string
  version: number
  seat?: number | null
  action?: string | null
  cause?: string | null
  ends?: (Record<string, unknown>)[]
}

/** How a search rates every legal action, most visited first. */
export interface Hint {
  type: 'hint'
  table: string
  version: number
  playouts: number
  opinions: Opinion[]
  id?: number
}

/** The id of a record that is kept. */
export interface Kept {
  id: string
}

/** A finished game that a person keeps, without the record itself. */
export interface KeptRecord {
  id: string
  game: string
  players: number
  seat: number
  scores: number[]
  places: number[]
  at: number
}

/** Give up the seat for good. */
export interface Leave {
  type: 'leave'
  table: string
  id?: number
}

/** A level of bots. */
export interface LevelInfo {
  name: string
  bot: string
  rating: number | null
}

/** A line of chat. */
export interface Line {
  person: string
  name: string
  text: string
  at: number
}

/** Receive the list of public tables now and whenever it changes, or stop that. */
export interface Lobby {
  type: 'lobby'
  on?: boolean
  id?: number
}

/** A public table as the lobby shows it. */
export interface LobbyTable {
  id: string
  game: string
  players: number
  status: string
  names: string[]
  free: number
  code: string
  shields: string[]
}

/** Hide what a person says on this connection, or show it again. */
export interface Mute {
  type: 'mute'
  person: string
  on?: boolean
  id?: number
}

export interface NewGuest {
  name?: string | null
  language?: string | null
  shield?: string
}

export interface NewPassword {
  old: string
  new: string
  keep_tokens?: boolean
}

/** A finished game to keep, and the seat in which the person played. */
export interface NewRecord {
  record: string
  seat: number
}

/** A request for a new table. */
export interface NewTable {
  game: string
  players?: number | null
  options?: Record<string, unknown>
  terms?: Partial<Terms>
  seat?: number | null
}

export interface NewToken {
  label?: string
}

/** No time limit. */
export interface NoClock {
  kind: 'none'
}

/** What this server offers. */
export interface Offer {
  games: GameInfo[]
}

/** Open the nonce that one has committed to, when the table asks for it. */
export interface OpenNonce {
  type: 'open-nonce'
  table: string
  nonce: string
  id?: number
}

/** A table that was opened. */
export interface Opening {
  table: TableInfo
  link: string
  person: Person
}

/** How a search rates an action: the expected win share, with a 95 % interval. */
export interface Opinion {
  action: string
  expected: number
  low: number
  high: number
  visits: number
}

/** An option of a game. */
export interface OptionInfo {
  name: string
  help: string
  default: unknown
  choices: unknown[] | null
}

/** Somebody else at a table. */
export interface Other {
  name: string
  bot: boolean
  points: number
  place: number
}

/** A table where the person sits or sat. */
export interface OwnTable {
  id: string
  game: string
  status: string
  names: string[]
  changed: number
  code: string
}

/** Somebody who plays: a guest, the holder of an account, or a program with a token of its own. */
export interface Person {
  id: string
  name: string
  language: string
  account: string | null
  kind: 'bot' | 'person'
  shield: string
}

/** Ask whether the server is there. */
export interface Ping {
  type: 'ping'
  id?: number
}

/** The table of a short code. */
export interface Place {
  table: string
}

/** One game and its result for one player. */
export interface Played {
  table: string
  at: number
  game: string
  players: number
  points: number
  place: number
  rating: number
  change: number
  others: Other[]
}

/** The server is there. */
export interface Pong {
  type: 'pong'
  id?: number
}

/** Why a request was refused. */
export interface Problem {
  code: string
  text: string
  values: Record<string, unknown>
}

/** A player as everybody may see them. */
export interface Profile {
  id: string
  name: string
  kind: string
  statistics: Statistics
  shield: string
}

/** A row of a leaderboard. */
export interface Ranked {
  rank: number
  name: string
  person: string | null
  bot: boolean
  games: number
  won: number
  rating: number
  uncertainty: number
  shield: string
}

/** Show a reaction to everybody at a table. */
export interface React {
  type: 'react'
  table: string
  reaction: string
  id?: number
}

/** Somebody reacted. */
export interface Reacted {
  type: 'reacted'
  table: string
  person: string
  reaction: string
}

/** A message was refused and changed nothing. */
export interface RefusedOut {
  type: 'refused'
  code: string
  text: string
  values?: Record<string, unknown>
  id?: number
}

/** Play again with the same people, seats rotated. */
export interface Rematch {
  type: 'rematch'
  table: string
  id?: number
}

/** A whole game, every hand included. */
export interface Replay {
  game: string
  players: number
  options: Record<string, unknown>
  names: string[]
  steps: ReplayStep[]
}

/** Something that happened, and what it changed: only the fields that differ from the step before. */
export interface ReplayStep {
  event: 'acted' | 'dealt'
  seat?: number | null
  action?: string | null
  told?: string | null
  view: Record<string, unknown>
  own: (Record<string, unknown>)[]
  ends: (Record<string, unknown>)[]
}

/** The result of a game. */
export interface Result {
  scores: number[]
  places: number[]
}

/** Somebody wrote in the chat. */
export interface Said {
  type: 'said'
  table: string
  person: string
  name: string
  text: string
  at: number
}

/** Write in the chat of a table. */
export interface Say {
  type: 'say'
  table: string
  text: string
  id?: number
}

/** Put a bot in a seat; for the host only. */
export interface SeatBot {
  type: 'seat-bot'
  table: string
  seat: number
  level: string
  id?: number
}

/** Who sits in a seat. */
export interface SeatInfo {
  name: string
  person?: string | null
  bot?: string | null
  successor?: string | null
  away?: boolean
  show_hands?: boolean
  shield?: string
  gone?: boolean
}

/** A browser in which a person is signed in. */
export interface Session {
  id: string
  label: string
  created: number
  seen: number
  here: boolean
}

/** Change how many milliseconds bots wait before they act; for the host only. */
export interface SetPace {
  type: 'set-pace'
  table: string
  pace: number
  id?: number
}

/** Agree that spectators see all hands once everybody has agreed, or withdraw that. */
export interface ShowHands {
  type: 'show-hands'
  table: string
  on: boolean
  id?: number
}

export interface SignIn {
  name: string
  password: string
}

export interface SignUp {
  name: string
  password: string
}

/** Take a seat, or any free one, with a nonce that contributes to every deal, or with a *commitment* to it. */
export interface Sit {
  type: 'sit'
  table: string
  seat?: number | null
  nonce?: string
  commitment?: string
  id?: number
}

/** Do not wait for the pace of bots, having seen *version*; for the only person at a table. */
export interface Skip {
  type: 'skip'
  table: string
  version: number
  id?: number
}

/** How somebody has done in one game with one number of players. */
export interface Standing {
  game: string
  players: number
  games: number
  won: number
  points: number
  rating: number | null
  uncertainty: number | null
}

/** Start the game, with bots in the empty seats; for the host only.

    The *nonce* is the host's own; with a *version*, the message is refused if anything has happened since. */
export interface Start {
  type: 'start'
  table: string
  nonce?: string
  version?: number | null
  id?: number
}

/** A person's results so far, and their latest games. */
export interface Statistics {
  standings: Standing[]
  recent: Played[]
}

/** What everybody may know about a table, except its game. */
export interface TableInfo {
  id: string
  code: string
  game: string
  players: number
  options: Record<string, unknown>
  terms: Terms
  status: 'closed' | 'open' | 'over' | 'playing'
  host: string
  seats: (SeatInfo | null)[]
  commitment: string
  secret?: string | null
  nonces?: string[]
  commitments?: string[]
  starting?: 'commit' | 'open' | null
  rated?: boolean
  result?: Result | null
  rematch?: string | null
  again?: boolean
  reason?: string | null
}

/** The public tables. */
export interface Tables {
  type: 'tables'
  tables: LobbyTable[]
}

/** Undo one's last action, unless something hidden has been revealed since. */
export interface TakeBack {
  type: 'take-back'
  table: string
  version: number
  id?: number
}

/** The terms of a table. */
export interface Terms {
  listed: boolean
  clock: NoClock | TurnClock | BankClock
  grace: number | null
  bots: string
  pace: number
  hints: boolean
  chat: boolean
  take_back: boolean
  spectators: boolean
  rated: boolean
  webhook: string | null
}

export interface Token {
  token: string
  person: Person
}

/** A tried action is legal; *view* and *own* show the game after it, unless that would reveal something hidden. */
export interface Tried {
  type: 'tried'
  table: string
  version: number
  action: string
  view?: unknown | null
  own?: unknown | null
  id?: number
}

/** Ask what an action would lead to, having seen *version*; nothing happens. */
export interface Try {
  type: 'try'
  table: string
  version: number
  action: string
  id?: number
}

/** A number of seconds for every turn. */
export interface TurnClock {
  kind: 'turn'
  seconds: number
}

/** Stop watching a table. */
export interface Unwatch {
  type: 'unwatch'
  table: string
  id?: number
}

/** A table as this client may see it, and what happened since the last update. */
export interface Update {
  type: 'update'
  table: string
  version: number
  events: Happened[]
  seat?: number | null
  view?: unknown | null
  own?: unknown | null
  hands?: unknown[] | null
  reversible?: boolean
  auto_pass?: boolean
  left?: number[] | null
  info?: TableInfo | null
}

/** Receive everything that happens at a table from now on; *version* is the last one the client knows. */
export interface Watch {
  type: 'watch'
  table: string
  version?: number | null
  code?: string
  id?: number
}

/** Everything that one seat, or a spectator, may know of a game of ODIN; cards are strings. */
export interface OdinView {
  seat: number | null
  players: number
  options: OdinOptions
  phase: string
  to_act: number | null
  hand: string[]
  sizes: number[]
  known: string[][]
  middle: string[]
  owner: number | null
  beaten: string[]
  discards: string[]
  unseen: string[]
  scores: number[]
  opener: number | null
  hand_number: number
  colours: string
  legal: string[]
}

/** The options of a game of ODIN.

    :raises OptionError: if a value is not allowed. */
export interface OdinOptions {
  limit: number
  opener: 'left' | 'winner'
  whole_hand: 'forced' | 'optional'
  all_colours: boolean
}

/** Everything that one seat, or a spectator, may know of a game of Odins Raben; cards are strings. */
export interface RavensView {
  seat: number | null
  options: RavensOptions
  phase: string
  awaited: string | null
  to_act: number | null
  path: string[]
  ravens: [number, number]
  stone: [number, number] | null
  magic: [string, string]
  magic_cards: [string[], string[]]
  discards: [string[], string[]]
  removed: string[]
  hand: string[]
  pile: string[]
  hand_sizes: [number, number]
  pile_sizes: [number, number]
  pack_sizes: [number, number]
  landscape_count: number
  bottom: string[]
  drawn: string
  unseen: [string[], string[]]
  plays: [number, number]
  plays_left: [number, number]
  laid: number
  effect: string | null
  first: number | null
  ordered: number | null
  scores: [number, number]
  turn: number
  stage: number
  scoreless: number
  legal: string[]
}

/** The options of a game of Odins Raben.

    :raises OptionError: if a value is not allowed. */
export interface RavensOptions {
  back_needs_two: boolean
  protect_ravens: boolean
  protect_stone: boolean
  components: string
  longest_path: number
}

export type AnyIn =
  | Watch
  | Unwatch
  | Lobby
  | Sit
  | SeatBot
  | EmptySeat
  | Leave
  | Start
  | OpenNonce
  | Act
  | Try
  | TakeBack
  | AutoPass
  | ShowHands
  | SetPace
  | Skip
  | Rematch
  | AskHint
  | React
  | Say
  | Mute
  | Ping

export type AnyOut =
  | Update
  | RefusedOut
  | Done
  | Tried
  | Tables
  | Hint
  | Reacted
  | Said
  | Announced
  | Pong

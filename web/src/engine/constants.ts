/** Constants of the rules and the search. Written by web/constants.py from the engine: `make protocol`. */
/** The actor when a deal is awaited. */
export const CHANCE = -1
/** The actor when the game is over. */
export const OVER = -2
/** The seat of a spectator. */
export const SPECTATOR = -1
/** Seconds of a search that has no other budget. */
export const DEFAULT_TIME = 0.5
/** Playouts between two looks at the clock. */
export const CHUNK = 32
/** More playouts than a core can do: a tree has a node for each. */
export const NODES_PER_SECOND = 500000
/** The most nodes of a tree. */
export const MAX_NODES = 2097152

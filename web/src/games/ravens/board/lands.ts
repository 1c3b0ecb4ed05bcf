/** Which landscape card is which when the path changes, so that each can be seen moving. */

export interface Lands {
  path: readonly string[]
  /** A number for every card of the path that stays with it. */
  ids: readonly number[]
  /** The ids of the cards that changed: they are new, were turned, were swapped or closed a gap. */
  changed: readonly number[]
}

/** The cards of a new path. */
export function newLands(path: readonly string[], first = 0): Lands {
  return { path, ids: path.map((_, place) => first + place), changed: [] }
}

/** The cards of *path*, which was *before*; *trimmed* cards have left its beginning (R32). */
export function nextLands(before: Lands, path: readonly string[], trimmed: number): Lands {
  const was = before.path.slice(trimmed)
  const ids = before.ids.slice(trimmed)
  const fresh = Math.max(-1, ...before.ids) + 1
  const differ = was.flatMap((card, place) => (card === path[place] ? [] : [place]))
  if (path.length === was.length - 1) {
    const gap = differ[0]!
    ids.splice(gap, 1)
    return { path, ids, changed: ids.slice(Math.max(0, gap - 1), gap + 1) }
  }
  if (path.length < was.length || differ.length > 2) return newLands(path, fresh)
  const [one, two] = differ
  const isSwap = two !== undefined && path[one!] === was[two] && path[two] === was[one!]
  if (isSwap) [ids[one!], ids[two]] = [ids[two]!, ids[one!]!]
  const added = path.slice(was.length).map((_, place) => fresh + place)
  return { path, ids: [...ids, ...added], changed: [...differ.map((place) => ids[place]!), ...added] }
}

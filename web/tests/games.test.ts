/** The page knows its games from one registry. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gameOf } from '../src/games/index.ts'
import { plain } from '../src/games/default/index.ts'

const SOURCES = join(import.meta.dirname, '../src')
const GAMES = readdirSync(join(SOURCES, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'default')
  .map(({ name }) => name)
/** protocol.ts is generated, and has a type for the view of each game. */
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (name) =>
    /\.(ts|svelte|css)$/.test(name) && !/^games[\\/]/.test(name) && name !== join('lib', 'server', 'protocol.ts'),
)

test('no file outside of games/ names a game', () => {
  const name = new RegExp(GAMES.join('|'), 'i')
  const found = files.filter((file) => name.test(readFileSync(join(SOURCES, file), 'utf8')))

  expect(GAMES).toEqual(['odin', 'ravens'])
  expect(files.length).toBeGreaterThan(80)
  expect(found).toEqual([])
})

test('nothing of one game is used by another', () => {
  for (const game of GAMES) {
    const others = new RegExp(`from '(\\.\\./)+(${GAMES.filter((other) => other !== game).join('|')})/`)
    const folder = join(SOURCES, 'games', game)
    const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name))
    expect(own.filter((name) => others.test(readFileSync(join(folder, name), 'utf8')))).toEqual([])
  }
})

test('every game is loaded whole, and any other is a plain one', async () => {
  for (const game of GAMES) {
    const { load, rules } = gameOf(game)
    expect(await load()).toHaveProperty('Board')
    expect((await rules!()).chapters.length).toBeGreaterThan(5)
    expect((await load()).deals?.rules.split('/')[0]).toBe(game)
  }
  expect(gameOf('tafl')).toBe(plain)
  expect(gameOf('constructor')).toBe(plain)
  expect((await plain.load()).deals).toBeNull()
})

/** The list of files for the service worker. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precacheScript } from '../precache.ts'

let folder: string

function write(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'allfather-'))
  for (const file of [
    'index.html',
    'sw.js',
    'licenses.txt',
    'icons/icon.svg',
    'assets/main-1.js',
    'assets/main-1.js.map',
  ])
    write(file, file)
})

afterEach(() => rmSync(folder, { recursive: true }))

test('everything is listed that the page needs', () => {
  expect(precacheScript(folder)).toMatch(
    /^const VERSION = '[0-9a-f]{12}'\nconst FILES = \[\n {2}'assets\/main-1.js',\n {2}'icons\/icon.svg',\n\]\n$/,
  )
})

test('the version changes with every file, and with nothing else', () => {
  const before = precacheScript(folder)
  write('precache.js', before)
  expect(precacheScript(folder)).toBe(before)
  for (const file of ['index.html', 'sw.js', 'icons/icon.svg']) {
    const last = precacheScript(folder)
    write(file, `${file} is new`)
    expect(precacheScript(folder)).not.toBe(last)
  }
})

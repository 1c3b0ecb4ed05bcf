import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** All files except for generated ones: fixtures and the lock file. */
const WRITTEN = /^(?!tests\/fixtures\/|package-lock).*\.(ts|js|svelte|css|html|json|webmanifest)$/
const LONGEST = 140

test('no line is too long to be read', () => {
  const inside = ['src', 'tests', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const long = [...readdirSync('.'), ...inside]
    .filter((file) => WRITTEN.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.length > LONGEST ? [`${file}:${index + 1}`] : [])),
    )

  expect(long).toEqual([])
})

/**
 * Lists all files of the build for the service worker (`public/sw.js`), which keeps them for times without network.
 * The version changes whenever a file does.
 */
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The worker itself, its list, the front page, which has another address, and what nobody looks at. */
const NOT_KEPT = /^(sw\.js|precache\.js|index\.html|licenses\.txt)$|\.map$/

/** The list as a script. */
export function precacheScript(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const all = entries.map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/'),
  )
  const files = all.filter((file) => file !== 'precache.js').sort()
  const digest = createHash('sha256')
  for (const file of files) digest.update(file).update(readFileSync(join(folder, file)))
  const kept = files.filter((file) => !NOT_KEPT.test(file)).map((file) => `  '${file}',\n`)
  return `const VERSION = '${digest.digest('hex').slice(0, 12)}'\nconst FILES = [\n${kept.join('')}]\n`
}

/** A Vite plug-in that writes the list. */
export function precache(): Plugin {
  let folder = ''
  return {
    name: 'precache',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      writeFileSync(join(folder, 'precache.js'), precacheScript(folder))
    },
  }
}

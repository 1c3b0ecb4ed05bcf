/** Which modules share a file: a table needs many small ones, and every file is a request of its own. */
import type { CodeSplittingNameFunction } from 'rolldown'

type Context = Parameters<CodeSplittingNameFunction>[1]

/** What is loaded on demand and shows a game. */
const TABLES = /\/(pages\/(Solo|Table|Replay|Learn)\.svelte|games\/[^/]+\/module\.ts)$/

/** Modules that only tables share are one file, and those that they share with other pages another one. */
export const chunkOf: CodeSplittingNameFunction = (id, context) => {
  const roots = [...rootsOf(id, context)]
  const tables = roots.filter((root) => TABLES.test(root))
  if (tables.length < 2 || roots.some((root) => context.getModuleInfo(root)?.isEntry)) return null
  return tables.length === roots.length ? 'table' : 'shared'
}

/** The modules through which one is loaded: the entry, and those that are imported on demand. */
function rootsOf(id: string, context: Context, seen = new Set<string>()): Set<string> {
  const info = context.getModuleInfo(id)
  if (!info || seen.has(id)) return new Set()
  seen.add(id)
  const above = info.importers.flatMap((importer) => [...rootsOf(importer, context, seen)])
  return new Set(info.isEntry || info.dynamicImporters.length ? [id, ...above] : above)
}

/** Where the page is: at a server, or in a folder of a static host (`allfather site`), at any path. */

const script = import.meta.url

/** The path of the front page; the scripts are one folder below it. */
export const BASE = import.meta.env.PROD ? new URL('..', script).pathname : '/'

/** Whether there is a server to talk to. */
export const hasServer =
  typeof document === 'undefined' || !document.querySelector('meta[name=allfather][content=static]')

/** Whether this browser can run the rules and the bots itself. */
export const canRun = typeof WebAssembly === 'object' && typeof Worker === 'function'

/** Whether games can be played and replayed here. */
export const canPlay = hasServer || canRun

/** Whether the person wants nothing to be loaded in advance. */
export const savesData = !!(globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection
  ?.saveData

/** The address of a file of the page. */
export function fileAt(path: string): string {
  return BASE + path
}

/** The address of a request to the server. */
export function apiAt(path: string): string {
  return `${BASE}api${path}`
}

/** The service worker: it lets the page work without network, and brings new versions of it. */
import { keepEngines } from './kept.ts'
import { games } from './offer.svelte.ts'
import { fileAt } from './site.ts'

const CHECK_EVERY = 3600_000
/** How long the new version may take to replace the old one, which first does what other windows want. */
const PATIENCE = 5000

class Version {
  /** The worker of a new version, which waits until it is wanted. */
  waiting: ServiceWorker | null = $state.raw(null)

  /** Change to the new version: the page is reloaded. */
  async change(): Promise<void> {
    if (this.waiting) await takesOver(this.waiting)
    location.reload()
  }

  /** Start the worker, which loads all files that are missing, and look for new versions from time to time. */
  async start(): Promise<void> {
    const worker = await navigator.serviceWorker.register(fileAt('sw.js'), { updateViaCache: 'none' })
    this.#offer(worker)
    worker.active?.postMessage('tidy')
    worker.addEventListener('updatefound', () => {
      const { installing } = worker
      installing?.addEventListener('statechange', () => this.#offer(worker))
    })
    setInterval(() => void worker.update().catch(() => {}), CHECK_EVERY)
  }

  #offer({ waiting, active }: ServiceWorkerRegistration): void {
    this.waiting = active ? waiting : null // the first version does not wait for long
  }
}

/** Let a worker that waits take over; another window may have done that before. */
async function takesOver(worker: ServiceWorker): Promise<void> {
  const isActive = () => ['activating', 'activated'].includes(worker.state)
  const changed = new Promise<void>((done) => {
    worker.addEventListener('statechange', () => isActive() && done())
    setTimeout(done, PATIENCE)
  })
  worker.postMessage('take-over')
  if (!isActive()) await changed
}

export const version = new Version()

/** When nothing else is to be done, prepare for times without network; *then* do what would otherwise need it. */
export function prepareWhenIdle(then: () => void): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return
  const soon = (work: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 1000)
  const prepare = () =>
    soon(
      () =>
        void version
          .start()
          .then(keepGames)
          .then(() => soon(then))
          .catch(() => {}),
    )
  if (document.readyState === 'complete') prepare()
  else addEventListener('load', prepare, { once: true })
}

/** Keep what playing and learning need. */
async function keepGames(): Promise<void> {
  await navigator.serviceWorker.ready
  await keepEngines(games().flatMap(({ files }) => files))
}

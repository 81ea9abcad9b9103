import type { PersistenceManager } from '#stores/persistence.ts'
import type { RecordsWorld } from '#stores/records/records-world.ts'
import { takingPrefetched } from '#tmdb/prefetched-response.ts'

/** What the build was given (README, 'Your own TMDB key'). */
export interface BuildSettings {
  /** '' without a key. */
  readonly apiKey: string
  readonly baseUrl: string
  readonly imageUrl: string
}

/** Everything that the app uses of the browser; tests pass another one. */
export interface World extends RecordsWorld {
  readonly session: Storage | undefined
  readonly fetch: (request: Request) => Promise<Response>
  /** The languages a person prefers, first choice first, as tags such as 'de-AT'. */
  readonly languages: readonly string[]
  /** The page's own origin, such as https://example.org. */
  readonly origin: string
  /** Runs a task when the browser has nothing else to do, soon in any case. */
  readonly whenIdle: (task: () => void) => void
  /** Reloads the page; does nothing while its server does not answer. */
  readonly reload: () => Promise<void>
  /** Pixels from the top. */
  readonly scrollPosition: () => number
  /** The date where the person is, YYYY-MM-DD. */
  readonly today: () => string
  /** Offers a text as a download. Whether the person keeps the file is unknown. */
  readonly saveFile: (name: string, text: string) => void
  /** Undefined where the browser makes no promises about its storage. */
  readonly storageManager: PersistenceManager | undefined
  readonly settings: BuildSettings
}

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

// A reload without the network would leave the browser's error page.
const reload = async (): Promise<void> => {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
  if (answer?.ok) location.reload()
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const localDate = (time: Date): string =>
  `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`

const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: some browsers read the blob only after the person has said where to put the file.
  setTimeout(() => URL.revokeObjectURL(url), 600_000)
}

const subscribe = (target: EventTarget, types: readonly string[], listener: (event: Event) => void) => {
  for (const type of types) target.addEventListener(type, listener)
  return () => {
    for (const type of types) target.removeEventListener(type, listener)
  }
}

/** The real browser. */
export const browserWorld = (settings: BuildSettings): World => ({
  storage: attempt(() => window.localStorage),
  session: attempt(() => window.sessionStorage),
  database: attempt(() => window.indexedDB),
  fetch: takingPrefetched(window.prefetchedResponse, (request) => fetch(request)),
  now: () => Date.now(),
  random: () => Math.random(),
  languages: navigator.languages,
  origin: location.origin,
  reload,
  scrollPosition: () => window.scrollY,
  today: () => localDate(new Date()),
  saveFile,
  // Absent on pages without HTTPS.
  storageManager: 'storage' in navigator ? navigator.storage : undefined,
  settings,
  afterPaint: (task) => {
    // A frame callback runs before the frame is painted, a task of its own after it. Hidden pages have no frames.
    if (document.hidden) setTimeout(task)
    else requestAnimationFrame(() => setTimeout(task))
  },
  whenIdle: (task) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
    else setTimeout(task, 200)
  },
  timeout: (task, milliseconds) => {
    const timer = setTimeout(task, milliseconds)
    return () => clearTimeout(timer)
  },
  onStorage: (listener) =>
    subscribe(window, ['storage'], (event) => {
      if (event instanceof StorageEvent && event.storageArea === attempt(() => window.localStorage)) listener(event.key)
    }),
  onHide: (listener) => {
    const ends = [
      subscribe(window, ['pagehide'], listener),
      subscribe(document, ['visibilitychange'], () => document.hidden && listener()),
    ]
    return () => {
      for (const end of ends) end()
    }
  },
  onShow: (listener) => {
    const ends = [
      subscribe(window, ['pageshow', 'focus'], listener),
      subscribe(document, ['visibilitychange'], () => document.hidden || listener()),
    ]
    return () => {
      for (const end of ends) end()
    }
  },
  // biome-ignore lint/suspicious/noConsole: the one place where errors are logged
  report: (error) => console.error(error),
})

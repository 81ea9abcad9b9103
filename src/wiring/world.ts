import type { RecordsWorld } from '#stores/records-world.ts'

/** What the build was given (README, 'Your own TMDB key'). */
export interface BuildSettings {
  /** '' without a key. */
  readonly apiKey: string
  readonly baseUrl: string
  readonly imageUrl: string
}

/** Everything of the browser that the app uses; tests pass another. */
export interface World extends RecordsWorld {
  readonly session: Storage | undefined
  readonly fetch: (request: Request) => Promise<Response>
  /** The languages a person prefers, first choice first, as tags such as 'de-AT'. */
  readonly languages: readonly string[]
  /** The page's own origin, such as https://example.org. */
  readonly origin: string
  /** Pixels from the top. */
  readonly scrollPosition: () => number
  readonly settings: BuildSettings
}

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
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
  fetch: (request) => fetch(request),
  now: () => Date.now(),
  random: () => Math.random(),
  languages: navigator.languages,
  origin: location.origin,
  scrollPosition: () => window.scrollY,
  settings,
  afterPaint: (task) => {
    // A frame callback runs before the frame is painted, a task of its own after it. Hidden pages have no frames.
    if (document.hidden) setTimeout(task)
    else requestAnimationFrame(() => setTimeout(task))
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

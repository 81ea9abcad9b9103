import { vi } from 'vitest'
import type { HistoryWindow } from '#app/history/page-history.ts'

interface Entry {
  readonly state: unknown
  readonly url: string
  readonly scrolling: ScrollRestoration
}

/** A browser whose steps and timers wait until the test lets them happen. */
export const createHistoryBrowser = () => {
  const entries: Entry[] = [{ state: null, url: '/', scrolling: 'auto' }]
  let at = 0
  let travels: (() => void)[] = []
  const timers = new Map<number, { readonly run: () => void; readonly ms: number }>()
  let follow: ((event: Event) => void) | null = null
  const present = (): Entry => {
    const entry = entries[at]
    if (!entry) throw new Error('The test has left the history')
    return entry
  }
  const url = () => new URL(present().url, 'http://localhost')
  const unheard = vi.fn()
  const restored: string[] = []
  let timer = 0
  const page: HistoryWindow = {
    history: {
      get scrollRestoration() {
        return present().scrolling
      },
      set scrollRestoration(scrolling) {
        entries[at] = { ...present(), scrolling }
      },
      get state() {
        return present().state
      },
      pushState: (state, _, address) => {
        entries.splice(at + 1, entries.length, { ...present(), state, url: String(address ?? present().url) })
        at += 1
      },
      replaceState: (state, _, address) => {
        entries[at] = { ...present(), state, url: String(address ?? present().url) }
      },
      go: (count = 0) => travels.push(() => travel(count)),
    },
    location: {
      get href() {
        return url().href
      },
      get pathname() {
        return url().pathname
      },
      get search() {
        return url().search
      },
      get hash() {
        return url().hash
      },
      assign: () => {},
    },
    addEventListener: (_, listener) => {
      follow = listener
    },
    removeEventListener: () => {
      follow = null
    },
    setTimeout: (run, ms) => {
      timer += 1
      timers.set(timer, { run, ms })
      return timer
    },
    clearTimeout: (id) => timers.delete(id),
  }
  const travel = (count: number) => {
    if (!entries[at + count] || count === 0) return
    at += count
    const event = new Event('popstate', { cancelable: true })
    const stop = vi.spyOn(event, 'stopImmediatePropagation')
    follow?.(event)
    // As WebKit does it: once the page has heard of the step.
    if (present().scrolling === 'auto') restored.push(present().url)
    if (stop.mock.calls.length === 0) unheard()
  }
  const runTimers = (isDue: (ms: number) => boolean) => {
    for (const [id, { run, ms }] of [...timers]) {
      if (!isDue(ms)) continue
      timers.delete(id)
      run()
    }
  }
  return {
    page,
    entries,
    /** What the user's Back and Forward do. */
    back: () => travel(-1),
    forward: () => travel(1),
    addresses: () => entries.slice(0, at + 1).map((entry) => entry.url),
    scrolling: () => entries.slice(0, at + 1).map((entry) => entry.scrolling),
    /** The addresses whose position the browser put back after a step. */
    restored,
    /** Those that other listeners heard. */
    pops: unheard,
    /** The next task: timers that are due. */
    turn: () => runTimers((ms) => ms === 0),
    arrive: () => {
      const due = travels
      travels = []
      for (const arrive of due) arrive()
    },
    waitLong: () => runTimers(() => true),
    settle() {
      for (let round = 0; round < 6; round += 1) {
        this.turn()
        this.arrive()
      }
    },
  }
}

import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly args?: {
    readonly name?: string
    readonly data?: {
      readonly documentLoaderURL?: string
      readonly name?: string
      readonly message?: string
      readonly start?: number | string
      readonly end?: number | string
      readonly track?: string
    }
  }
}

/** What the main thread did from the start of a navigation, in milliseconds. */
export interface MainThreadWork {
  /** What the tasks of more than 50 ms took beyond 50 ms. */
  readonly blocking: number
  readonly longest: number
  readonly script: number
  readonly styles: number
  readonly layout: number
  readonly paint: number
  /** Decoding, on whatever thread. */
  readonly images: number
  /** What React did, by track and kind: of a build that records it. */
  readonly react: ReadonlyMap<string, number>
}

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'v8',
  'v8.execute',
]

const unhurried = 50

const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask'])
const scriptNames = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
])
const styleNames = new Set(['UpdateLayoutTree', 'ParseAuthorStyleSheet'])
const layoutNames = new Set(['Layout'])
const paintNames = new Set(['PrePaint', 'Paint', 'Layerize', 'Commit'])
const imageNames = new Set(['Decode Image', 'ImageDecodeTask'])

const milliseconds = ({ dur = 0 }: TraceEvent): number => dur / 1000

/** An event comes before those inside it. */
const byPlace = (one: TraceEvent, other: TraceEvent): number =>
  one.ts - other.ts || milliseconds(other) - milliseconds(one)

/** The milliseconds of each event that is not inside another of these names. */
const outermost = (events: readonly TraceEvent[], names: ReadonlySet<string>): readonly number[] => {
  const durations: number[] = []
  let end = 0
  for (const event of events) {
    if (!names.has(event.name) || event.ts < end) continue
    durations.push(milliseconds(event))
    end = event.ts + (event.dur ?? 0)
  }
  return durations
}

const total = (events: readonly TraceEvent[], names: ReadonlySet<string>): number =>
  outermost(events, names).reduce((sum, duration) => sum + duration, 0)

/** The numbers of each key. */
export const added = <Key>(entries: Iterable<readonly [Key, number]>): ReadonlyMap<Key, number> => {
  const sums = new Map<Key, number>()
  for (const [key, value] of entries) sums.set(key, (sums.get(key) ?? 0) + value)
  return sums
}

const reactOf = (events: readonly TraceEvent[]): ReadonlyMap<string, number> =>
  added(
    events.flatMap(({ name, args }) => {
      const { name: label, message = label, start, end, track = '' } = args?.data ?? {}
      const took = (Number(end) - Number(start)) / 1000
      return name === 'TimeStamp' && message && took > 0 ? [[`${track}: ${message}`, took] as const] : []
    }),
  )

const workIn = (events: readonly TraceEvent[], url: string): MainThreadWork => {
  const start = events.findLast(
    (event) => event.name === 'navigationStart' && event.args?.data?.documentLoaderURL === url,
  )
  if (!start) throw new Error(`The trace has no navigation to ${url}`)
  const { pid, tid, ts } = start
  const later = events.filter((event) => event.ts >= ts).sort(byPlace)
  const own = later.filter((event) => event.pid === pid && event.tid === tid)
  const complete = own.filter(({ ph }) => ph === 'X')
  const tasks = outermost(complete, taskNames)
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - unhurried), 0),
    longest: Math.max(0, ...tasks),
    script: total(complete, scriptNames),
    styles: total(complete, styleNames),
    layout: total(complete, layoutNames),
    paint: total(complete, paintNames),
    images: total(
      later.filter((event) => event.ph === 'X' && event.pid === pid),
      imageNames,
    ),
    react: reactOf(own),
  }
}

/** What the main thread does from the navigation to `url` that `act` makes. */
export const traced = async (
  browser: Browser,
  page: Page,
  url: string,
  act: () => Promise<void>,
): Promise<MainThreadWork> => {
  await browser.startTracing(page, { categories })
  await act()
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  return workIn(traceEvents, url)
}

import type { Page } from '@playwright/test'

/** Measurements of a page, in milliseconds since the start of the navigation. */
export interface VisitMarks {
  /** 0 until a poster is painted. */
  readonly firstPoster: number
  /** Cumulative layout shift. */
  readonly shift: number
}

const observe = (): void => {
  const marks = { firstPoster: 0, shift: 0 }
  Object.assign(globalThis, { marks })
  const painted = new MessageChannel()
  painted.port1.onmessage = () => {
    marks.firstPoster ||= performance.now()
  }
  const loaded = ({ target }: Event): void => {
    if (!(target instanceof HTMLImageElement) || !target.currentSrc.includes('/t/p/')) return
    // A message posted in an animation frame arrives after that frame is painted.
    requestAnimationFrame(() => painted.port2.postMessage(null))
  }
  document.addEventListener('load', loaded, { capture: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Starts measuring when the next page is opened. */
export const noteMarks = (page: Page): Promise<unknown> => page.addInitScript(observe)

/** The measurements of a page that was opened after `noteMarks`. */
export const marksOf = (page: Page): Promise<VisitMarks> =>
  page.evaluate(() => (globalThis as unknown as { marks: VisitMarks }).marks)

/** How many files of its own site a page has requested, itself included: until a time, and before the code of what may be opened next. */
export const ownRequests = (page: Page, until: number): Promise<{ readonly early: number; readonly all: number }> =>
  page.evaluate((time) => {
    const own = performance
      .getEntries()
      .filter(({ entryType, name }) => /^(?:navigation|resource)$/.test(entryType) && name.startsWith(location.origin))
    const next = own.find(({ name }) => name.includes('/assets/movie-'))?.startTime ?? Number.POSITIVE_INFINITY
    const before = (end: number) => own.filter(({ startTime }) => startTime < end).length
    return { early: before(time), all: before(next) }
  }, until)

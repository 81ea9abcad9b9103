import type { Browser, Page } from '@playwright/test'
import { openKeyedSite } from './keyed-site.ts'
import type { Line } from './table.ts'

const runs = 7
/** The response time of the catalog in milliseconds. */
const delay = 80

interface Opening {
  /** Milliseconds from the click to the frame that shows title and year. */
  readonly known: number
  /** Milliseconds from the click to the frame that shows a picture. */
  readonly picture: number
  /** Milliseconds from the click to the frame that shows the runtime, which only the details contain. */
  readonly facts: number
  /** Whether placeholders were painted. */
  readonly sawPlaceholder: boolean
}

type Marks = { -readonly [Name in keyof Opening]: Opening[Name] }

/** Records when what the modal shows is painted. It looks when something changes: at each frame it would take time itself. */
const observe = (): void => {
  const marks: Marks = { known: 0, picture: 0, facts: 0, sawPlaceholder: false }
  Object.assign(globalThis, { marks })
  let clicked = 0
  const afterPaint = (task: () => void): void => {
    requestAnimationFrame(() => {
      const painted = new MessageChannel()
      painted.port1.onmessage = task
      painted.port2.postMessage(null)
    })
  }
  const look = (): void => {
    const modal = document.querySelector('[role=dialog]')
    const text = modal?.querySelector('article ul')?.textContent ?? ''
    const images = modal?.querySelectorAll('img') ?? []
    const hasPicture = [...images].some(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    afterPaint(() => {
      const now = performance.now() - clicked
      if (/\d{4}/.test(text)) marks.known ||= now
      if (hasPicture) marks.picture ||= now
      if (/\dh \d+m/.test(text)) marks.facts ||= now
      else if (modal) marks.sawPlaceholder = true
    })
  }
  document.addEventListener(
    'click',
    () => {
      clicked = performance.now()
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
      document.addEventListener('load', look, { capture: true })
    },
    { capture: true, once: true },
  )
}

const opening = async (page: Page): Promise<Opening> => {
  const marks = () => page.evaluate(() => (globalThis as unknown as { marks: Marks }).marks)
  await page.waitForFunction(
    () => {
      const { facts, picture } = (globalThis as unknown as { marks: Marks }).marks
      return facts > 0 && picture > 0
    },
    undefined,
    { polling: 100 },
  )
  return marks()
}

interface Scenario {
  readonly name: string
  /** Hovers the card before the click. */
  readonly isWarmed: boolean
  /** How many times slower the processor is. */
  readonly slowdown: number
}

const scenarios: readonly Scenario[] = [
  { name: 'Click after a hover', isWarmed: true, slowdown: 1 },
  { name: 'Click after a hover, CPU x4', isWarmed: true, slowdown: 4 },
  { name: 'Click without a hover', isWarmed: false, slowdown: 1 },
  { name: 'Click without a hover, CPU x4', isWarmed: false, slowdown: 4 },
]
/** Between the start and the click: a user looks first. */
const readingMs = 5000
/** The limit for the first picture on a processor four times slower, in milliseconds. */
const pictureBar = 100

/** Opens a movie from Home. */
const open = async (browser: Browser, url: string, { isWarmed, slowdown }: Scenario): Promise<Opening> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // It would copy the app at the same time.
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'networkidle' })
    const card = page.getByRole('main').getByRole('article').nth(1).getByRole('link')
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.waitForTimeout(readingMs)
    if (isWarmed) {
      await card.hover()
      await page.waitForTimeout(60 + 4 * delay)
      await page.waitForLoadState('networkidle')
    }
    await card.evaluate((link) => (link as HTMLElement).click())
    return await opening(page)
  } finally {
    await context.close()
  }
}

/** The time from the click on a card of Home to what the modal paints, after a hover and without. */
export async function* measureModal(): AsyncGenerator<Line> {
  const { browser, url, close } = await openKeyedSite(delay)
  try {
    yield `${runs} openings each; an answer of the provider takes ${delay} ms`
    for (const scenario of scenarios) {
      const openings: Opening[] = []
      for (let run = 0; run <= runs; run += 1) {
        const seen = await open(browser, `${url}/`, scenario)
        // The first run warms up the servers and does not count.
        if (run > 0) openings.push(seen)
      }
      yield scenario.name
      yield { what: 'title and year', values: openings.map((seen) => seen.known) }
      const pictures = openings.map((seen) => seen.picture)
      yield { what: 'first picture', values: pictures, ...(scenario.slowdown > 1 && { bar: pictureBar }) }
      yield { what: 'all facts', values: openings.map((seen) => seen.facts) }
      const waited = openings.filter(({ sawPlaceholder }) => sawPlaceholder).length
      yield { what: `showed a placeholder, of ${runs}`, values: [waited], unit: 'times' }
    }
  } finally {
    await close()
  }
}

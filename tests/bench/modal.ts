import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '#tools/browser-path.ts'
import { serveSite } from '#tools/site-server.ts'
import { browserArguments, buildTestSites, testSites } from '#tools/test-sites.ts'
import { startCatalog } from '../support/catalog-server.ts'
import type { Line } from './table.ts'

const runs = 7
/** The response time of the catalog in milliseconds. */
const delay = 80

interface Opening {
  /** Milliseconds from the click to the frame that shows title and year. */
  readonly known: number
  /** Milliseconds from the click to the frame that shows the runtime, which only the details contain. */
  readonly facts: number
  /** Whether placeholders were painted. */
  readonly sawPlaceholder: boolean
}

type Marks = { -readonly [Name in keyof Opening]: Opening[Name] }

/** Records what the modal shows at each frame after the click; its message arrives once it is painted. */
const observe = (): void => {
  const marks: Marks = { known: 0, facts: 0, sawPlaceholder: false }
  Object.assign(globalThis, { marks })
  let clicked = 0
  const look = (): void => {
    const modal = document.querySelector('[role=dialog]')
    const text = modal?.querySelector('article ul')?.textContent ?? ''
    const painted = new MessageChannel()
    painted.port1.onmessage = () => {
      const now = performance.now() - clicked
      if (/\d{4}/.test(text)) marks.known ||= now
      if (/\dh \d+m/.test(text)) marks.facts ||= now
      else if (modal) marks.sawPlaceholder = true
    }
    painted.port2.postMessage(null)
    if (!marks.facts) requestAnimationFrame(look)
  }
  document.addEventListener(
    'click',
    () => {
      clicked = performance.now()
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
}

const opening = async (page: Page): Promise<Opening> => {
  const marks = () => page.evaluate(() => (globalThis as unknown as { marks: Marks }).marks)
  await page.waitForFunction(() => (globalThis as unknown as { marks: Marks }).marks.facts > 0)
  return marks()
}

/** Opens a movie from Home; `warmed` hovers the card before the click. */
const open = async (browser: Browser, url: string, warmed: boolean): Promise<Opening> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'networkidle' })
    const card = page.getByRole('main').getByRole('article').nth(1).getByRole('link')
    if (warmed) {
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
  await buildTestSites(['keyed'])
  const catalog = await startCatalog({ delay, pictures: true })
  const site = await serveSite({ dir: testSites.keyed, port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments(catalog.url) })
  try {
    yield `${runs} openings each; an answer of the provider takes ${delay} ms`
    for (const warmed of [true, false]) {
      const openings: Opening[] = []
      for (let run = 0; run <= runs; run += 1) {
        const seen = await open(browser, `${site.url}/`, warmed)
        // The first run warms up the servers and does not count.
        if (run > 0) openings.push(seen)
      }
      yield warmed ? 'Click after a hover' : 'Click without a hover'
      yield { what: 'title and year', values: openings.map((seen) => seen.known) }
      yield { what: 'all facts', values: openings.map((seen) => seen.facts) }
      const waited = openings.filter(({ sawPlaceholder }) => sawPlaceholder).length
      yield { what: `showed a placeholder, of ${runs}`, values: [waited], unit: 'times' }
    }
  } finally {
    await browser.close()
    await Promise.all([catalog.close(), site.close()])
  }
}

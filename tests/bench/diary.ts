import type { Browser, Page } from '@playwright/test'
import { knowMovies } from '../faults/stored.ts'
import { openKeyedSite } from './keyed-site.ts'
import { givenLibrary } from './large-records.ts'
import type { Line } from './table.ts'

const viewings = 5000
const slowdown = 4
const wheelTurns = 100
const pixelsPerTurn = 240

/** Milliseconds between one frame and the next while the wheel turns. */
const framesOf = async (page: Page): Promise<readonly number[]> => {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(globalThis, { frames })
    const note = (time: number): void => {
      frames.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.mouse.move(700, 500)
  for (let turn = 0; turn < wheelTurns; turn += 1) await page.mouse.wheel(0, pixelsPerTurn)
  const times = await page.evaluate(() => (globalThis as unknown as { frames: readonly number[] }).frames)
  return times.slice(1).map((time, index) => time - (times[index] ?? time))
}

const openDiary = async (browser: Browser, site: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  await knowMovies(context)
  await givenLibrary(page, viewings, viewings)
  await page.goto('/watched/diary')
  await page.getByRole('main').getByRole('link').first().waitFor()
  await page.waitForLoadState('networkidle')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** How evenly the diary scrolls on a slow processor. */
export async function* measureDiary(): AsyncGenerator<Line> {
  const { browser, url, close } = await openKeyedSite()
  try {
    yield `${viewings.toLocaleString('en-US')} viewings, ${wheelTurns} turns of the wheel of ${pixelsPerTurn} pixels, CPU x${slowdown}`
    const page = await openDiary(browser, url)
    const frames = (await framesOf(page)).toSorted((one, other) => one - other)
    yield { what: 'between two frames', values: frames }
    yield { what: 'of 100 frames, the fifth slowest', values: [frames[Math.floor(frames.length * 0.95)] ?? 0], bar: 33 }
    const scrolled = await page.evaluate(() => Math.round(scrollY))
    yield { what: 'pixels scrolled', values: [scrolled], unit: '' }
  } finally {
    await close()
  }
}

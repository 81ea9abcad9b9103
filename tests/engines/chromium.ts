import { chromium, type Page } from '@playwright/test'
import type { RunningBrowser, Tab } from './engine.ts'

const tabOf = (page: Page): Tab => ({
  async open(address) {
    await page.goto(address)
  },
  evaluate: (expression) => page.evaluate(expression),
  async click(element) {
    const found = (await page.evaluateHandle<Element | null>(element)).asElement()
    if (!found) throw new Error(`There is no ${element}`)
    await found.click()
  },
  press: (key) => page.keyboard.press(key),
  resize: (width, height) => page.setViewportSize({ width, height }),
  screenshot: () => page.screenshot(),
})

/** Chromium, for what goes from one engine to another. */
export const startChromium = async (executablePath: string): Promise<RunningBrowser> => {
  const browser = await chromium.launch({ executablePath })
  const context = await browser.newContext({ locale: 'en-US' })
  return { newTab: async () => tabOf(await context.newPage()), close: () => browser.close() }
}

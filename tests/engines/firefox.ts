import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import puppeteer, { type Browser, ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import type { Engine, Tab } from './engine.ts'

const tabOf = (page: Page): Tab => ({
  async open(address) {
    await page.goto(address)
  },
  evaluate: (expression) => page.evaluate(expression),
  async click(element) {
    const found = await page.evaluateHandle<[], () => Element | null>(element)
    if (!(found instanceof ElementHandle)) throw new Error(`There is no ${element}`)
    await found.click()
  },
  press: (key) => page.keyboard.press(key as KeyInput),
  resize: (width, height) => page.setViewport({ width, height }),
  screenshot: async () => Buffer.from(await page.screenshot()),
})

const launch = (executablePath: string, userDataDir: string): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath,
    userDataDir,
    defaultViewport: { width: 1280, height: 800 },
    // Without a screen Firefox says that nothing can hover.
    extraPrefsFirefox: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
  })

/** Puppeteer puts the profile's own preferences back some time after Firefox has ended. */
const restoredPreferences = (folder: string): Promise<void> =>
  expect.poll(() => readdirSync(folder).filter((file) => file.endsWith('.puppeteer'))).toEqual([])

/** Firefox over WebDriver BiDi. */
export const firefox = async (executablePath: string): Promise<Engine> => {
  const profile = await mkdtemp(join(tmpdir(), 'matinee-firefox-'))
  const shared = await launch(executablePath, profile)
  return {
    narrowest: 320,
    async start() {
      // A container of its own instead of a browser of its own, which takes seconds to start.
      const context = await shared.createBrowserContext()
      return { newTab: async () => tabOf(await context.newPage()), close: () => context.close() }
    },
    async openProfile(folder, address) {
      const browser = await launch(executablePath, folder)
      const tab = tabOf(await browser.newPage())
      await tab.open(address)
      return {
        tab,
        async close() {
          await browser.close()
          await restoredPreferences(folder)
        },
        async kill() {
          const child = browser.process()
          if (!child) throw new Error('Firefox has no process.')
          const exited = once(child, 'exit')
          child.kill('SIGKILL')
          await exited
          await restoredPreferences(folder)
        },
      }
    },
    async stop() {
      await shared.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

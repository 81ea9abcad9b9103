import type { Browser } from '@playwright/test'

/** Settings in a new context, with an observer that runs first; nothing loads any more. */
export const openImport = async (browser: Browser, site: string, observe: () => void) => {
  const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 800 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Import Data' }).waitFor()
  await page.waitForLoadState('networkidle')
  return { page, devtools: await context.newCDPSession(page), close: () => context.close() }
}

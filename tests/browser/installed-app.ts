import { expect, type Page } from '@playwright/test'

/** Until all files of the version that the page runs are on this machine. */
export const installed = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 30_000,
    })
    .toBe('activated')

/** How many posters are kept for visits without a network. */
export const keptPosters = (page: Page): Promise<number> =>
  page.evaluate(async () => (await (await caches.open('matinee-posters')).keys()).length)

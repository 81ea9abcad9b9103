import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '#tools/browser-path.ts'
import { serveSite } from '#tools/site-server.ts'
import { browserArguments, buildTestSites, testSites } from '#tools/test-sites.ts'
import { startCatalog } from '../support/catalog-server.ts'

interface KeyedSite {
  readonly browser: Browser
  /** The origin of the app, without a trailing slash. */
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves the app with a key beside a stand-in for TMDB, which answers after `delay` milliseconds, and starts a browser. */
export const openKeyedSite = async (delay = 0): Promise<KeyedSite> => {
  await buildTestSites(['keyed'])
  const catalog = await startCatalog({ delay, pictures: true })
  const site = await serveSite({ dir: testSites.keyed, port: 0, host: '127.0.0.1' })
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments(catalog.url) })
  return {
    browser,
    url: site.url,
    close: async () => {
      await browser.close()
      await Promise.all([catalog.close(), site.close()])
    },
  }
}

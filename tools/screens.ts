import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from './browser-path.ts'
import { root } from './processes.ts'
import { sampleLibrary } from './sample-library.ts'
import { type Site, views } from './screen-views.ts'
import { serveSite } from './site-server.ts'
import { browserArguments, buildTestSites, testSites } from './test-sites.ts'

const pictures = [
  ['home', 1440, 'dark'],
  ['movie', 1440, 'dark'],
  ['watchlist', 1440, 'light'],
  ['collections', 1440, 'dark'],
  ['credits', 1440, 'light'],
  ['tonight', 1440, 'dark'],
  ['statistics', 1440, 'dark'],
  ['diary', 1440, 'light'],
  ['flows', 1440, 'dark'],
] as const

const screenshots = [
  ['home', 1440, 'dark'],
  ['watchlist', 1440, 'dark'],
  ['home', 390, 'dark'],
  ['movie', 390, 'dark'],
] as const

const heights: Readonly<Record<number, number>> = { 390: 844, 820: 1180, 1440: 900, 2560: 1440 }

type Scheme = 'dark' | 'light'
type Bases = Readonly<Record<Site, string>>

const take = async (
  browser: Browser,
  bases: Bases,
  library: Readonly<Record<string, string>>,
  [name, width, scheme]: readonly [string, number, Scheme],
  file: string,
): Promise<void> => {
  const view = views[name]
  if (!view) throw new TypeError(`There is no view '${name}'. There are ${Object.keys(views).join(', ')}.`)
  const { path, isLivedIn = true, site = 'demo', act } = view
  const isNarrow = width < 768
  const context = await browser.newContext({
    baseURL: bases[site],
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    hasTouch: isNarrow,
    isMobile: isNarrow,
    serviceWorkers: 'block',
  })
  try {
    if (isLivedIn) {
      await context.addInitScript((texts) => {
        for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
      }, library)
    }
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    await page.goto(path)
    await page.locator('main').waitFor()
    await page.waitForLoadState('networkidle')
    await act?.(page)
    await page.waitForLoadState('networkidle')
    // Fonts and decoded pictures are painted in the next frames.
    await page.waitForTimeout(500)
    await page.screenshot({
      path: file,
      // Takes the picture of an opening layer when it is open.
      animations: 'disabled',
      ...(file.endsWith('.jpg') ? { type: 'jpeg', quality: 68 } : {}),
    })
  } finally {
    await context.close()
  }
}

/**
 * `npm run screens [-- view ...]` writes to docs/screens, `npm run screens -- --readme` the documents' pictures,
 * `npm run screens -- --manifest` those of the manifest.
 */
export const main = async (args: readonly string[]): Promise<number> => {
  await buildTestSites()
  const [demo, unreachable] = await Promise.all(
    (['demo', 'keyed'] as const).map((name) => serveSite({ dir: testSites[name], port: 0, host: '127.0.0.1' })),
  )
  if (!demo || !unreachable) return 1
  // Nothing listens on TMDB's port.
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments('http://127.0.0.1:9'),
  })
  const bases: Bases = { demo: demo.url, unreachable: unreachable.url }
  const library = await sampleLibrary()
  const isReadme = args.includes('--readme')
  const isManifest = args.includes('--manifest')
  const folder = join(root, isReadme ? 'docs' : isManifest ? 'public/screenshots' : 'docs/screens')
  mkdirSync(folder, { recursive: true })
  const names = args.length > 0 && !isReadme && !isManifest ? args : Object.keys(views)
  const shots: readonly (readonly [string, number, Scheme])[] = isReadme
    ? pictures
    : isManifest
      ? screenshots
      : names.flatMap((name) =>
          [390, 820, 1440, 2560].flatMap((width) =>
            (['dark', 'light'] as const).map((scheme) => [name, width, scheme] as const),
          ),
        )
  let failed = 0
  try {
    for (const shot of shots) {
      const [name, width, scheme] = shot
      const readmeOrManifest = isReadme ? `${name}.jpg` : `${name}-${width}.jpg`
      const file = join(folder, isReadme || isManifest ? readmeOrManifest : `${name}-${width}-${scheme}.png`)
      await take(browser, bases, library, shot, file).catch((error: unknown) => {
        failed += 1
        console.error(`${name}, ${width} px, ${scheme}: ${error instanceof Error ? error.message : error}`)
      })
    }
  } finally {
    await browser.close()
    await Promise.all([demo.close(), unreachable.close()])
  }
  console.log(`${shots.length - failed} pictures in ${folder}`)
  return failed > 0 ? 1 : 0
}

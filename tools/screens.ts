import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from './browser-path.ts'
import { root } from './processes.ts'
import { sampleLibrary } from './sample-library.ts'
import { serveSite } from './site-server.ts'
import { browserArguments, buildTestSites, testSites } from './test-sites.ts'

type Site = 'demo' | 'unreachable'

interface View {
  readonly path: string
  readonly isLivedIn?: boolean
  readonly site?: Site
  readonly act?: (page: Page) => Promise<void>
}

const views: Readonly<Record<string, View>> = {
  'first-visit': { path: '/', isLivedIn: false },
  home: { path: '/' },
  discover: { path: '/discover' },
  search: { path: '/discover?query=the' },
  'search-box': {
    path: '/',
    act: async (page) => {
      await page.keyboard.press('/')
      await page.keyboard.type('star')
      await page.getByRole('gridcell').first().waitFor()
    },
  },
  watchlist: { path: '/watchlist' },
  'watchlist-empty': { path: '/watchlist', isLivedIn: false },
  selection: {
    path: '/watchlist',
    act: async (page) => {
      await page.getByRole('button', { name: 'Select', exact: true }).click()
      for (const index of [0, 2, 3]) await page.getByRole('checkbox').nth(index).click()
    },
  },
  watched: { path: '/watched' },
  diary: { path: '/watched/diary' },
  collections: { path: '/collections' },
  'collections-empty': { path: '/collections', isLivedIn: false },
  collection: {
    path: '/collections',
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Rainy Sundays/ })
        .first()
        .click(),
  },
  movie: { path: '/movie/157336' },
  trailer: {
    path: '/movie/157336',
    act: (page) =>
      page
        .getByRole('button', { name: /trailer/i })
        .first()
        .click(),
  },
  'add-to-collection': {
    path: '/movie/157336',
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Add to Collection' }).click(),
  },
  person: {
    path: '/movie/157336',
    act: (page) => page.getByRole('dialog').locator('a[href*="/person/"]').first().click(),
  },
  credits: {
    path: '/movie/157336',
    act: async (page) => {
      await page.getByRole('dialog').locator('a[href*="/person/"]').first().click()
      await page.getByRole('tab', { name: /^Directing/ }).click()
      // Moves the pointer away, so that nothing is hovered.
      await page.mouse.move(0, 0)
    },
  },
  settings: { path: '/settings' },
  flows: { path: '/flows' },
  keys: {
    path: '/watchlist',
    act: async (page) => {
      const dialog = page.getByRole('dialog')
      // Repeated: the key has no effect before its listener was added.
      do await page.keyboard.press('?')
      while (
        !(await dialog.waitFor({ timeout: 1000 }).then(
          () => true,
          () => false,
        ))
      )
    },
  },
  'not-found': { path: '/nowhere' },
  undo: {
    path: '/watchlist',
    act: async (page) => {
      const card = page.getByRole('main').getByRole('article').first()
      await card.hover()
      await card.getByRole('button', { name: /^Remove/ }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  import: {
    path: '/settings',
    act: async (page) => {
      const content = JSON.stringify({
        metadata: { exportDate: '2026-11-01T12:00:00.000Z', appVersion: '1.0.0', dataSchema: '1' },
        data: { watchlist: [{ nonsense: true }], collections: [], collectionMovies: [] },
      })
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'matinee-2026-11-01.json', mimeType: 'application/json', buffer: Buffer.from(content) })
      await page.getByRole('dialog').waitFor()
    },
  },
  'search-failed': {
    path: '/settings',
    site: 'unreachable',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Search for movies' }).fill('star')
      await page.getByText("The search didn't work.").waitFor()
    },
  },
  'home-failed': { path: '/', site: 'unreachable' },
  'movie-failed': { path: '/movie/157336', site: 'unreachable' },
}

const pictures = [
  ['home', 1440, 'dark'],
  ['movie', 1440, 'dark'],
  ['watchlist', 1440, 'light'],
  ['collections', 1440, 'dark'],
  ['credits', 1440, 'light'],
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
 * `npm run screens [-- view ...]` writes to docs/screens, `npm run screens -- --readme` the README's pictures,
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

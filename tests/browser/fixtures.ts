import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { runnerImport } from 'vite'
import { type RunningSite, serveSite } from '#tools/site-server.ts'
import { browserArguments, type TestSite, testBases, testKey, testSites } from '#tools/test-sites.ts'
import type { CatalogServer, startCatalog } from '../support/catalog-server.ts'
import { type ConsoleWatch, watchConsole } from './console-watch.ts'

/** A browser profile that survives restarts of the browser. */
export interface Profile {
  /** Starts the browser on the profile with a blank page; closes it first if it is running. */
  open(): Promise<Page>
}

/** What a test opens: a build, or 'own key': the one without a key, where the user has stored their own. */
export type Build = TestSite | 'own key'

export const siteOf = (build: Build): TestSite => (build === 'own key' ? 'demo' : build)

interface Servers {
  readonly catalog: CatalogServer
  /** Serves a build of `npm run test:browser`; `npm test` makes 'demo' alone. */
  serve(site: TestSite): Promise<RunningSite>
  close(): Promise<unknown>
}

interface WorkerFixtures {
  readonly servers: Servers
}

interface TestFixtures {
  /** `test.use({ build: 'demo' })` for a user without a key, 'keyed' for what is about a built-in one. */
  readonly build: Build
  /** The origin of the site, without a trailing slash; also the base URL of `page.goto`. */
  readonly site: string
  /** The fake TMDB server, without faults or recorded requests when a test starts. */
  readonly catalog: CatalogServer
  /** Allows and requires console lines: `expectConsole(/401/)`. Any other error or warning fails the test. */
  readonly expectConsole: ConsoleWatch['expect']
  readonly profile: Profile
  readonly consoleWatch: ConsoleWatch
}

const startServers = async (): Promise<Servers> => {
  if (!process.env['MATINEE_BROWSER']) {
    throw new Error('Run the journeys with `npm run test:browser`, which builds the sites and finds a browser.')
  }
  // Loaded by Vite, so that JSON imports resolve as in the app's build.
  const { module } = await runnerImport<{ startCatalog: typeof startCatalog }>(
    join(process.cwd(), 'tests/support/catalog-server.ts'),
    {
      configFile: false,
      logLevel: 'error',
    },
  )
  const catalog = await module.startCatalog({ pictures: true })
  const sites = new Map<TestSite, Promise<RunningSite>>()
  const start = (site: TestSite) => {
    const started = serveSite({
      dir: testSites[site],
      base: testBases[site],
      port: 0,
      host: '127.0.0.1',
      strict: true,
    })
    sites.set(site, started)
    return started
  }
  return {
    catalog,
    serve: (site) => sites.get(site) ?? start(site),
    close: async () => {
      const running = await Promise.all(sites.values())
      await Promise.all([catalog, ...running].map((server) => server.close()))
    },
  }
}

/** Stores the user's own key before the start, unless the test has stored settings; does nothing for other builds. */
export const givenOwnKey = async (context: BrowserContext, build: Build): Promise<void> => {
  if (build !== 'own key') return
  await context.addInitScript((apiKey) => {
    try {
      if (localStorage.getItem('settings') === null) localStorage.setItem('settings', JSON.stringify({ apiKey }))
    } catch {
      // A blank page, or a test of blocked storage.
    }
  }, testKey)
}

const openProfile = (launch: (dir: string) => Promise<BrowserContext>): Profile & { end(): Promise<void> } => {
  let directory: string | undefined
  let context: BrowserContext | undefined
  return {
    async open() {
      directory ??= await mkdtemp(join(tmpdir(), 'matinee-profile-'))
      await context?.close()
      context = await launch(directory)
      return context.pages()[0] ?? (await context.newPage())
    },
    async end() {
      await context?.close()
      if (directory) await rm(directory, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its pattern.
    async ({}, use) => {
      const servers = await startServers()
      await use(servers)
      await servers.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, servers }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...browserArguments(servers.catalog.url)] })
    },
    { scope: 'worker' },
  ],
  build: ['own key', { option: true }],
  site: async ({ build, servers }, use) => use((await servers.serve(siteOf(build))).url),
  baseURL: async ({ site }, use) => use(site),
  catalog: async ({ servers }, use) => {
    servers.catalog.heal()
    await use(servers.catalog)
    servers.catalog.heal()
  },
  consoleWatch: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its pattern.
    async ({}, use) => {
      const watch = watchConsole()
      await use(watch)
      expect(watch.unexpected(), 'console errors and warnings that no expectConsole allows').toEqual([])
      expect(watch.missing(), 'console lines that were expected and never came').toEqual([])
    },
    { auto: true },
  ],
  expectConsole: async ({ consoleWatch }, use) => use(consoleWatch.expect),
  context: async ({ context, build, consoleWatch, catalog: _healed }, use) => {
    await consoleWatch.watch(context)
    await givenOwnKey(context, build)
    await use(context)
  },
  profile: async (
    { playwright, build, baseURL, viewport, locale, timezoneId, colorScheme, consoleWatch, catalog: _healed },
    use,
  ) => {
    const options: BrowserContextOptions = {
      viewport,
      reducedMotion: 'reduce',
      colorScheme,
      serviceWorkers: 'block',
    }
    if (baseURL !== undefined) options.baseURL = baseURL
    if (locale !== undefined) options.locale = locale
    if (timezoneId !== undefined) options.timezoneId = timezoneId
    const profile = openProfile(async (dir) => {
      const context = await playwright.chromium.launchPersistentContext(dir, options)
      await consoleWatch.watch(context)
      await givenOwnKey(context, build)
      return context
    })
    await use(profile)
    await profile.end()
  },
})

export { expect }

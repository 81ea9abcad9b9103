import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect, givenOwnKey } from '../browser/fixtures.ts'
import { givenMovies, knowMovies } from './stored.ts'

/** A browser running on a profile, with one tab. */
export interface RunningBrowser {
  readonly context: BrowserContext
  readonly page: Page
  /** Sends SIGKILL to all of the browser's processes; resolves when all have exited. */
  kill(): Promise<void>
  /** Closes the browser in the normal way. */
  close(): Promise<void>
}

export interface Browsers {
  open(directory: string): Promise<RunningBrowser>
  /** A new profile with this many movies in local storage and in the database, of which the first were seen once. */
  profileWith(movies: number, seen?: number): Promise<string>
}

interface FaultFixtures {
  readonly browsers: Browsers
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const killAll = async (context: BrowserContext, ids: readonly number[]): Promise<void> => {
  const closed = context.waitForEvent('close')
  for (const id of ids) process.kill(id, 'SIGKILL')
  await closed
  await expect.poll(() => ids.filter(isAlive)).toEqual([])
}

const processesOf = async (context: BrowserContext): Promise<readonly number[]> => {
  const devtools = await context.browser()?.newBrowserCDPSession()
  if (!devtools) throw new Error('The browser does not tell its processes.')
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  // The browser process first, so that it cannot react to the exit of the others.
  return processInfo.toSorted((one) => (one.type === 'browser' ? -1 : 1)).map(({ id }) => id)
}

export const test = base.extend<FaultFixtures>({
  browsers: async ({ playwright, build, site, viewport, locale, timezoneId, consoleWatch }, use) => {
    const running = new Set<RunningBrowser>()
    const directory = await mkdtemp(join(tmpdir(), 'matinee-faults-'))
    const templates = new Map<string, Promise<string>>()
    let made = 0
    const newDirectory = () => {
      made += 1
      return join(directory, String(made))
    }

    const open = async (profile: string): Promise<RunningBrowser> => {
      const context = await playwright.chromium.launchPersistentContext(profile, {
        baseURL: site,
        viewport,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
      })
      // What is not there is said in two minutes, not at the end of a long test.
      context.setDefaultTimeout(120_000)
      await consoleWatch.watch(context)
      await givenOwnKey(context, build)
      await knowMovies(context)
      const browser: RunningBrowser = {
        context,
        page: context.pages()[0] ?? (await context.newPage()),
        kill: async () => {
          running.delete(browser)
          await killAll(context, await processesOf(context))
        },
        close: async () => {
          running.delete(browser)
          await context.close()
        },
      }
      running.add(browser)
      return browser
    }

    const makeTemplate = async (movies: number, seen: number): Promise<string> => {
      const template = newDirectory()
      const { page, close } = await open(template)
      await givenMovies(page, movies, seen)
      await close()
      return template
    }

    await use({
      open,
      async profileWith(movies, seen = 0) {
        const key = `${movies} ${seen}`
        const template = templates.get(key) ?? makeTemplate(movies, seen)
        templates.set(key, template)
        const copy = newDirectory()
        await cp(await template, copy, { recursive: true })
        return copy
      },
    })
    await Promise.all([...running].map(({ close }) => close()))
    await rm(directory, { recursive: true, force: true, maxRetries: 5 })
  },
})

export { expect }

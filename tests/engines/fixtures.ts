import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { findBrowser } from '#tools/browser-path.ts'
import { startChromium } from './chromium.ts'
import type { Engine, RunningBrowser } from './engine.ts'
import { firefox } from './firefox.ts'
import { type Gate, openGate } from './gate.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { webkit } from './webkit.ts'

export type EngineName = 'firefox' | 'webkit'

interface WorkerFixtures {
  readonly engineName: EngineName
  readonly gate: Gate
  readonly engine: Engine
}

interface TestFixtures {
  /** A browser without data. */
  readonly running: RunningBrowser
  /** The user on the first tab. */
  readonly I: Visitor
  /** Opens another tab. */
  readonly another: () => Promise<Visitor>
  /** A user in Chromium, on the same site. */
  readonly chromium: Visitor
  /** A folder for a browser's profile. */
  readonly profile: string
  /** Allows matching problems; any other fails the test. */
  readonly allowProblems: (...patterns: readonly RegExp[]) => void
}

const program = (name: string): string => {
  const path = process.env[name]
  if (!path)
    throw new Error('Run these tests with `npm run test:engines`, which builds the site and finds the browsers.')
  return path
}

const startEngine = (name: EngineName, gate: Gate): Promise<Engine> =>
  name === 'firefox'
    ? firefox(program('MATINEE_FIREFOX'))
    : webkit(
        {
          driver: program('MATINEE_WEBKIT_DRIVER'),
          miniBrowser: program('MATINEE_MINI_BROWSER'),
          xvfb: program('MATINEE_XVFB'),
        },
        gate.openRemotePage,
      )

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  gate: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its pattern.
    async ({}, use) => {
      const gate = await openGate()
      await use(gate)
      await gate.close()
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, gate }, use) => {
      const engine = await startEngine(engineName, gate)
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker' },
  ],
  allowProblems: [
    async ({ gate }, use) => {
      const allowed: RegExp[] = []
      gate.problems.length = 0
      await use((...patterns) => void allowed.push(...patterns))
      const unexpected = gate.problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
      expect(unexpected, 'errors, warnings and policy violations').toEqual([])
    },
    { auto: true },
  ],
  running: async ({ engine }, use) => {
    const browser = await engine.start()
    await use(browser)
    await browser.close()
  },
  another: async ({ running, gate }, use) => use(async () => visitorOf(await running.newTab(), gate.url)),
  I: async ({ another }, use, testInfo) => {
    const I = await another()
    await use(I)
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('first-tab.png'), await I.screenshot())
  },
  chromium: async ({ gate }, use) => {
    const browser = await startChromium(await findBrowser())
    await use(visitorOf(await browser.newTab(), gate.url))
    await browser.close()
  },
  profile: async ({ engineName }, use) => {
    const folder = await mkdtemp(join(tmpdir(), `matinee-${engineName}-`))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
})

export { expect }

import { defineConfig } from '@playwright/test'
import { isWhole } from '../faults/scale.ts'

const browser = process.env['MATINEE_BROWSER']

export default defineConfig({
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  workers: '100%',
  // `npm test` lists what needed it, `npm run test:all` fails for it.
  retries: 1,
  reporter: 'line',
  projects: [
    // First, because some of them take longest.
    {
      name: 'faults',
      testDir: '../faults',
      timeout: isWhole ? 1_800_000 : 120_000,
      expect: { timeout: isWhole ? 60_000 : 20_000 },
    },
    { name: 'journeys', testDir: '.', timeout: 60_000, expect: { timeout: 15_000 } },
    { name: 'release', testDir: '../release', timeout: 60_000, expect: { timeout: 15_000 } },
  ],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: browser ? { executablePath: browser } : {},
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    // Its own journeys allow it; in others it would answer what a journey stubs.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every try would take a fifth of the time.
    trace: 'on-first-retry',
  },
})

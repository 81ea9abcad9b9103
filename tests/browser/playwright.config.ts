import { defineConfig } from '@playwright/test'

const browser = process.env['MATINEE_BROWSER']
if (!browser)
  throw new Error('Run the journeys with `npm run test:browser`, which builds the site and finds a browser.')

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: browser },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
})

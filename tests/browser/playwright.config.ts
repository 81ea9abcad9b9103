import { defineConfig } from '@playwright/test'

const browser = process.env['MATINEE_BROWSER']

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
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
  },
})

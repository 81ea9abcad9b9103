import { defineConfig } from '@playwright/test'
import type { EngineName } from './fixtures.ts'

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../../test-results/engines',
  forbidOnly: process.env['CI'] === 'true',
  // Shards take single tests: of whole files, one may get none, which counts as a failure.
  fullyParallel: true,
  workers: 2,
  retries: 1,
  // Two browsers, and Chromium beside them, on two processors.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  projects: [
    { name: 'Firefox', use: { engineName: 'firefox' } },
    { name: 'WebKit', use: { engineName: 'webkit' } },
  ],
})

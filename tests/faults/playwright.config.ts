import { defineConfig } from '@playwright/test'
import journeys from '../browser/playwright.config.ts'
import { isWhole } from './scale.ts'

export default defineConfig({
  ...journeys,
  testDir: '.',
  timeout: isWhole ? 1_800_000 : 120_000,
  expect: { timeout: isWhole ? 60_000 : 20_000 },
})

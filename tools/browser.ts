import { findBrowser } from './browser-path.ts'
import { type Finished, type ProcessOptions, runCommand } from './processes.ts'
import { buildTestSites } from './test-sites.ts'

/** Expects built test sites. `args` are Playwright's. */
export const runJourneys = async (
  args: readonly string[],
  options: ProcessOptions = {},
  folder: 'browser' | 'faults' = 'browser',
): Promise<Finished> => {
  // Playwright sets FORCE_COLOR for its workers, and Node warns about it beside NO_COLOR.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' }
  const env = { ...options.env, ...plain, MATINEE_BROWSER: await findBrowser() }
  const config = ['--config', `tests/${folder}/playwright.config.ts`]
  return runCommand('playwright', ['test', ...config, ...args], { ...options, env })
}

export const main = async (args: readonly string[]): Promise<number> => {
  try {
    await buildTestSites()
    return (await runJourneys(args, { show: true })).code
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

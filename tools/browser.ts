import { findBrowser } from './browser-path.ts'
import { type Finished, type ProcessOptions, runCommand } from './processes.ts'
import { buildTestSites } from './test-sites.ts'

/**
 * Runs the browser tests of a folder on the test sites, which are built already: the journeys, or the faults under the
 * personal records. `args` are Playwright's own.
 */
export const runJourneys = async (
  args: readonly string[],
  options: ProcessOptions = {},
  folder: 'browser' | 'faults' = 'browser',
): Promise<Finished> => {
  // Playwright sets FORCE_COLOR for its workers, and Node warns of it beside NO_COLOR.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' }
  const env = { ...options.env, ...plain, MATINEE_BROWSER: await findBrowser() }
  const config = ['--config', `tests/${folder}/playwright.config.ts`]
  return runCommand('playwright', ['test', ...config, ...args], { ...options, env })
}

/** `npm run test:browser [-- arguments for Playwright]`. */
export const main = async (args: readonly string[]): Promise<number> => {
  try {
    await buildTestSites()
    return (await runJourneys(args, { show: true })).code
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

import { runChromium } from './browser.ts'
import { buildTestSites } from './test-sites.ts'

export const main = async (args: readonly string[]): Promise<number> => {
  try {
    await buildTestSites()
    const env = { MATINEE_FAULTS: 'whole' }
    return (await runChromium(['faults'], ['--reporter=list', ...args], { env, show: true })).code
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

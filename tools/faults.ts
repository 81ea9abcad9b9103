import { runChromium } from './browser.ts'
import { buildTestSites } from './test-sites.ts'

export const main = async (args: readonly string[]): Promise<number> => {
  await buildTestSites()
  const env = { MATINEE_FAULTS: 'whole' }
  return (await runChromium(['faults'], ['--reporter=list', ...args], { env, show: true })).code
}

import { runJourneys } from './browser.ts'
import { buildTestSites } from './test-sites.ts'

export const main = async (args: readonly string[]): Promise<number> => {
  try {
    await buildTestSites()
    const env = { MATINEE_FAULTS: 'whole' }
    return (await runJourneys(['--reporter=list', ...args], { env, show: true }, 'faults')).code
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

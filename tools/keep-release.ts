import { runChromium } from './browser.ts'
import { buildTestSites } from './test-sites.ts'

/** Keeps the files of this build that `tests/release/earlier-release.test.ts` runs beside later ones. */
export const main = async (): Promise<number> => {
  try {
    await buildTestSites()
    return (await runChromium(['release'], ['earlier-release'], { env: { MATINEE_KEEP_RELEASE: 'yes' }, show: true }))
      .code
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

import { runChromium } from './browser.ts'
import { buildTestSites } from './test-sites.ts'

/** Keeps the files of this build that `tests/release/earlier-release.test.ts` runs beside later ones. */
export const main = async (): Promise<number> => {
  await buildTestSites()
  const env = { MATINEE_KEEP_RELEASE: 'yes' }
  return (await runChromium(['release'], ['earlier-release'], { env, show: true })).code
}

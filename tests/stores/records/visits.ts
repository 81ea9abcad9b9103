import { createRecords } from '#stores/records/records.ts'
import { adding } from '../library-language.ts'
import { SimulatedBrowser } from '../simulated-browser.ts'

/** Opens a new tab with its records. Tabs with equal random numbers take each other's changes for their own. */
export const open = (browser: SimulatedBrowser, random = 0.5) => {
  const tab = browser.openTab(() => random)
  return { tab, records: createRecords(tab.world) }
}

/** A browser in which movies 1 to 3 were added in an earlier visit. */
export const visited = async (hasDatabase = true) => {
  const browser = new SimulatedBrowser()
  if (!hasDatabase) browser.database = undefined
  const { records, tab } = open(browser)
  for (const movieId of [1, 2, 3]) void records.change(adding(movieId))
  await browser.settle()
  records.close()
  tab.kill()
  return browser
}

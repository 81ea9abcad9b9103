import { measureDiary } from '#tests/bench/diary.ts'
import { measureFolder } from '#tests/bench/folder.ts'
import { measureHistory } from '#tests/bench/history.ts'
import { measureImport } from '#tests/bench/import.ts'
import { measureLibraries } from '#tests/bench/libraries.ts'
import { measureLists } from '#tests/bench/lists.ts'
import { measureModal } from '#tests/bench/modal.ts'
import { measureRecords } from '#tests/bench/records.ts'
import { measureSession } from '#tests/bench/session.ts'
import { measureShare } from '#tests/bench/share.ts'
import { measureSharedFolder } from '#tests/bench/shared-folder.ts'
import { measureStart } from '#tests/bench/start.ts'
import { measureStatistics } from '#tests/bench/statistics.ts'
import { measureSync } from '#tests/bench/sync.ts'
import { type Line, loadLine, tableHead, tableLine } from '#tests/bench/table.ts'
import { budgetKib, measureBudget } from './budget.ts'
import { generateCode } from './processes.ts'
import { buildTestSites, testSites } from './test-sites.ts'

async function* measureSize(): AsyncGenerator<Line> {
  await buildTestSites(['keyed'])
  const { files, totalKib } = measureBudget(testSites.keyed)
  for (const { file, bytes } of files) yield { what: file, values: [bytes / 1024], unit: 'KiB' }
  yield { what: 'JavaScript and CSS, gzip', values: [totalKib], unit: 'KiB', bar: budgetKib }
}

async function* measureDevices(): AsyncGenerator<Line> {
  yield* measureSync()
  yield* measureSharedFolder()
  yield* measureFolder()
}

const benches: Readonly<Record<string, { readonly title: string; readonly run: () => AsyncIterable<Line> }>> = {
  size: { title: 'What Home loads at its start', run: measureSize },
  diary: { title: 'The diary, scrolled on a slow processor', run: measureDiary },
  history: { title: 'Large exports of other trackers', run: measureHistory },
  import: { title: 'An import of 5,000 movies', run: measureImport },
  libraries: { title: 'What each library costs', run: measureLibraries },
  lists: { title: 'The lists with a large library on a slow processor', run: measureLists },
  modal: { title: 'From the click on a card to the facts of its movie', run: measureModal },
  records: { title: 'The personal records as they grow', run: measureRecords },
  session: { title: 'What a session waits for, from input to paint', run: measureSession },
  share: { title: 'A list of 1,000 movies, shared', run: measureShare },
  statistics: { title: 'The statistics of a very large library', run: measureStatistics },
  sync: { title: 'A large library on several devices', run: measureDevices },
  start: { title: 'The start of Home beside a page without a framework', run: measureStart },
}

/** A missed bar in the table does not fail the script. */
export const main = async (names: readonly string[]): Promise<void> => {
  const unknown = names.filter((name) => !(name in benches))
  if (unknown.length > 0)
    throw new Error(`No benchmark is called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  await generateCode()
  console.log(tableHead)
  for (const [name, { title, run }] of Object.entries(benches)) {
    if (names.length && !names.includes(name)) continue
    console.log(`\n${title} (${name}); ${loadLine()}`)
    for await (const line of run()) console.log(tableLine(line))
  }
}

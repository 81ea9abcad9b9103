import fc from 'fast-check'
import { answerForPlayer } from '../browser/console-watch.ts'
import { test } from './faults.ts'
import { isWhole } from './scale.ts'
import { diarySteps } from './walk-diary.ts'
import {
  added,
  emptyModel,
  isAskedAbout,
  isListed,
  overwritten,
  removed,
  toggled,
  type WalkModel,
  withCollection,
  withoutCollection,
} from './walk-model.ts'
import { always, hasRoom, index, pick, type Step, step, tab, title, undo, undoIn } from './walk-step.ts'
import { minutes, seed, walkTime } from './walk-time.ts'
import { tourSteps } from './walk-tour.ts'
import { walkerIn } from './walker.ts'

const name = fc.constantFrom('Space', 'Rainy days', 'With Ann')
const hasMovies = ({ records }: WalkModel) => records.watchlist.length > 0
const hasCollections = ({ records }: WalkModel) => records.collections.length > 0

const isNamed = ({ records }: WalkModel, wanted: string) => records.collections.some((one) => one.name === wanted)

const steps: readonly fc.Arbitrary<Step>[] = [
  ...diarySteps,
  ...tourSteps,
  fc
    .tuple(tab, index)
    .map(([at, which]) =>
      step(`tab ${at} adds movie ${which} of Home`, hasRoom, async ({ records }, walker) =>
        added(records, await walker.addFromHome(walker.tabAt(at), which)),
      ),
    ),
  fc.tuple(tab, title).map(([at, movie]) =>
    step(
      `tab ${at} adds ${movie} from the search`,
      (model) => hasRoom(model) && !isListed(model.records, movie),
      async ({ records }, walker) => {
        await walker.addFromSearch(walker.tabAt(at), movie)
        return added(records, movie)
      },
    ),
  ),
  fc.tuple(tab, index, undo).map(([at, which, how]) =>
    step(`tab ${at} marks movie ${which}, undo: ${how}`, hasMovies, async ({ records }, walker) => {
      const movie = pick(records.watchlist, which)
      await walker.toggle(walker.tabAt(at), movie.title, movie.isWatched)
      return undoIn(walker, walker.tabAt(at), how, toggled(records, movie.title), records)
    }),
  ),
  fc.tuple(tab, index, undo).map(([at, which, how]) =>
    step(`tab ${at} removes movie ${which}, undo: ${how}`, hasMovies, async ({ records }, walker) => {
      const movie = pick(records.watchlist, which)
      await walker.remove(walker.tabAt(at), movie.title, isAskedAbout(records, movie.title))
      return undoIn(walker, walker.tabAt(at), how, removed(records, movie.title), records)
    }),
  ),
  fc.tuple(tab, name).map(([at, named]) =>
    step(
      `tab ${at} creates ${named}`,
      (model) => !isNamed(model, named),
      async ({ records }, walker) => {
        await walker.createCollection(walker.tabAt(at), named)
        return withCollection(records, named)
      },
    ),
  ),
  fc.tuple(tab, index, name).map(([at, which, named]) =>
    step(
      `tab ${at} renames collection ${which} to ${named}`,
      (model) => hasCollections(model) && !isNamed(model, named),
      async ({ records }, walker) => {
        const collection = pick(records.collections, which)
        await walker.renameCollection(walker.tabAt(at), collection.name, named)
        return withCollection(withoutCollection(records, collection.name), named, collection.titles)
      },
    ),
  ),
  fc.tuple(tab, index, fc.boolean()).map(([at, which, isUndone]) =>
    step(`tab ${at} deletes collection ${which}, undo: ${isUndone}`, hasCollections, async ({ records }, walker) => {
      const collection = pick(records.collections, which)
      const deleted = withoutCollection(records, collection.name)
      await walker.deleteCollection(walker.tabAt(at), collection.name)
      return undoIn(walker, walker.tabAt(at), isUndone ? 'key' : 'none', deleted, records)
    }),
  ),
  fc.tuple(tab, title, index).map(([at, movie, which]) =>
    step(
      `tab ${at} adds ${movie} to collection ${which}`,
      (model) => hasCollections(model) && !pick(model.records.collections, which).titles.includes(movie),
      async ({ records }, walker) => {
        const collection = pick(records.collections, which)
        await walker.addToCollection(walker.tabAt(at), movie, collection.name)
        return withCollection(withoutCollection(records, collection.name), collection.name, [
          ...collection.titles,
          movie,
        ])
      },
    ),
  ),
  fc.tuple(tab, title).map(([at, movie]) =>
    step(`tab ${at} looks at ${movie} and Discover`, always, async ({ records }, walker) => {
      await walker.lookAround(walker.tabAt(at), movie, records.notForMe)
      return undefined
    }),
  ),
  tab.map((at) =>
    step(`tab ${at} is reloaded`, always, async (_, walker) => {
      await walker.reload(walker.tabAt(at))
      return undefined
    }),
  ),
  fc.constant(
    step('a second tab opens, or closes', always, async (_, walker) => {
      await (walker.tabCount() === 1 ? walker.openTab() : walker.closeTab())
      return undefined
    }),
  ),
  tab.map((at) =>
    step(`tab ${at} exports`, always, async (model, walker) => {
      await walker.exportData(walker.tabAt(at))
      model.exported = model.records
      return undefined
    }),
  ),
  tab.map((at) =>
    step(
      `tab ${at} imports over its lists`,
      ({ exported }) => exported !== null,
      async ({ records, exported }, walker) => {
        await walker.importOver(walker.tabAt(at))
        return exported ? overwritten(records, exported) : undefined
      },
    ),
  ),
]

const settled = { name: 'settings', value: '{"seenListed":true}' }

test.use({ build: 'demo' })

test('after any walk through the app, the records are what the user did, and each screen shows the states of its machines', async ({
  playwright,
  launchOptions,
  site,
  consoleWatch,
}) => {
  test.skip(!isWhole, 'npm run test:faults walks for ten minutes.')
  test.setTimeout((minutes + 10) * 60_000)
  console.log(`Walks for ${minutes} minutes, seed ${seed}: repeat them with MATINEE_SEED=${seed}`)
  const browser = await playwright.chromium.launch(launchOptions)
  let walks = 0
  const walk = fc.asyncProperty(fc.commands([...steps], { size: 'max', maxCommands: 30 }), async (commands) => {
    const context = await browser.newContext({
      baseURL: site,
      reducedMotion: 'reduce',
      acceptDownloads: true,
      // Otherwise a diary that an import over the lists keeps is listed as one of an earlier release.
      storageState: { cookies: [], origins: [{ origin: site, localStorage: [settled] }] },
    })
    // A step that cannot be taken fails, and with it its walk.
    context.setDefaultTimeout(60_000)
    await consoleWatch.watch(context)
    await answerForPlayer(context)
    try {
      await fc.asyncModelRun(async () => ({ model: emptyModel(), real: await walkerIn(context) }), commands)
      walks += 1
    } finally {
      await context.close()
    }
  })
  await fc.assert(walk, walkTime)
  console.log(`${walks} walks`)
  await browser.close()
})

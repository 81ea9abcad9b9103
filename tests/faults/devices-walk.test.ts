import fc, { type AsyncCommand } from 'fast-check'
import { core as enUS } from '#messages/en-US/core.ts'
import { cardTitles } from '../browser/visitor.ts'
import { carryFrom, syncNowOn, twoDevices, type WalkDevice } from './devices.ts'
import { expect, test } from './faults.ts'
import { isWhole } from './scale.ts'
import { storedRecords } from './walk-records.ts'
import { index, pick } from './walk-step.ts'
import { minutes, seed, walkTime } from './walk-time.ts'

const mostMovies = 9

/** What was done last to a movie, on whatever device. */
interface Model {
  /** Whether each movie of the watchlist is watched, by title. */
  readonly watchlist: Map<string, boolean>
  /** 1 to 10, by title. */
  readonly ratings: Map<string, number>
  taken: number
}

type Devices = readonly [WalkDevice, WalkDevice]
type DevicesStep = AsyncCommand<Model, Devices>

const step = (
  name: string,
  device: 0 | 1,
  take: (model: Model, here: WalkDevice, there: WalkDevice) => Promise<unknown>,
): DevicesStep => ({
  check: () => true,
  run: (model, devices) =>
    test.step(name, async () => {
      await take(model, devices[device], devices[device === 0 ? 1 : 0])
      model.taken += 1
      await devices[device].walker.dismissToasts()
    }),
  toString: () => name,
})

const device = fc.constantFrom<0 | 1>(0, 1)
const title = fc.constantFrom('Aliens', 'The Matrix', 'Interstellar', 'Barbie')

const shownIn = async ({ walker }: WalkDevice): Promise<readonly string[]> => {
  const I = walker.tabAt(0)
  await I.goTo('Watchlist')
  await I.seeHeading('My Watchlist')
  return cardTitles(I.page)
}

const adding = fc.tuple(device, index).map(([at, which]) =>
  step(`device ${at} adds movie ${which} of Home`, at, async ({ watchlist }, here) => {
    if ((await shownIn(here)).length >= mostMovies) return
    watchlist.set(await here.walker.addFromHome(here.walker.tabAt(0), which), false)
  }),
)

/** What this device knows of a movie. */
const stateOf = async ({ page }: WalkDevice, movie: string) => {
  const { watchlist, diary } = await storedRecords(page)
  const { rating = null, dates = [] } = diary.find(({ title: name }) => name === movie) ?? {}
  const isWatched = watchlist.some(({ title: name, isWatched: watched }) => name === movie && watched)
  return { isWatched, rating, viewings: dates.length }
}

const steps: readonly fc.Arbitrary<DevicesStep>[] = [
  // More often than what needs movies.
  ...[adding, adding, adding],
  fc.tuple(device, index).map(([at, which]) =>
    step(`device ${at} marks movie ${which}`, at, async ({ watchlist }, here) => {
      const shown = await shownIn(here)
      if (shown.length === 0) return
      const movie = pick(shown, which)
      const isWatched = await here.page
        .getByRole('button', { name: enUS.card.markUnwatched({ title: movie }) })
        .isVisible()
      await here.walker.toggle(here.walker.tabAt(0), movie, isWatched)
      watchlist.set(movie, !isWatched)
    }),
  ),
  fc.tuple(device, index).map(([at, which]) =>
    step(`device ${at} removes movie ${which}`, at, async ({ watchlist, ratings }, here) => {
      const shown = await shownIn(here)
      if (shown.length === 0) return
      const movie = pick(shown, which)
      const { isWatched, rating, viewings } = await stateOf(here, movie)
      await here.walker.remove(here.walker.tabAt(0), movie, isWatched && (rating !== null || viewings > 1))
      // One to watch again is watched as before; with a watched one goes what this device knows of it.
      if (!isWatched && viewings > 0) watchlist.set(movie, true)
      else watchlist.delete(movie)
      if (isWatched && rating !== null) ratings.delete(movie)
    }),
  ),
  fc.tuple(device, title, fc.integer({ min: 1, max: 5 })).map(([at, movie, stars]) =>
    step(`device ${at} rates ${movie} ${stars}`, at, async ({ watchlist, ratings }, here) => {
      const { walker } = here
      const I = walker.tabAt(0)
      const { isWatched, viewings } = await stateOf(here, movie)
      await walker.openMovie(I, movie)
      // The same stars again would be no change.
      await walker.rate(I, 0)
      await walker.rate(I, stars)
      await walker.closeMovie(I)
      ratings.set(movie, 2 * stars)
      if (!isWatched && viewings === 0) watchlist.set(movie, true)
    }),
  ),
  device.map((at) => step(`device ${at} is reloaded`, at, (_, { walker }) => walker.reload(walker.tabAt(0)))),
  device.map((at) => step(`device ${at} syncs`, at, (_, here) => syncNowOn(here))),
  fc.tuple(device, fc.infiniteStream(fc.boolean())).map(([at, losses]) =>
    step(`half of the files of device ${at} reach the other one, which syncs`, at, async (_, here, there) => {
      await carryFrom(here, there, () => losses.next().value)
      await syncNowOn(there)
    }),
  ),
  device.map((at) =>
    step(`the files of device ${at} reach the other one`, at, (_, here, there) => carryFrom(here, there)),
  ),
]

const wantedOf = ({ watchlist, ratings }: Model) => ({
  watchlist: [...watchlist].map(([name, isWatched]) => ({ title: name, isWatched })).sort(byTitle),
  ratings: [...ratings].map(([name, rating]) => ({ title: name, rating })).sort(byTitle),
})

const byTitle = (one: { readonly title: string }, other: { readonly title: string }) =>
  one.title < other.title ? -1 : 1

const storedIn = async ({ page }: WalkDevice) => {
  const { watchlist, diary } = await storedRecords(page)
  const ratings = diary.flatMap(({ title: name, rating }) => (rating === null ? [] : [{ title: name, rating }]))
  return { watchlist: watchlist.toSorted(byTitle), ratings: ratings.sort(byTitle) }
}

test.use({ build: 'demo' })

test('after any walk with two devices, both have what was done last on either', async ({
  playwright,
  launchOptions,
  site,
  consoleWatch,
}) => {
  test.skip(!isWhole, 'npm run test:faults walks for ten minutes.')
  test.setTimeout((minutes + 10) * 60_000)
  console.log(`Walks with two devices for ${minutes} minutes, seed ${seed}: repeat them with MATINEE_SEED=${seed}`)
  const browser = await playwright.chromium.launch(launchOptions)
  let [walks, taken] = [0, 0]
  const walk = fc.asyncProperty(fc.commands([...steps], { size: 'max', maxCommands: 30 }), async (commands) => {
    const model: Model = { watchlist: new Map(), ratings: new Map(), taken: 0 }
    const { devices, close } = await twoDevices(browser, { baseURL: site }, consoleWatch)
    try {
      await fc.asyncModelRun(async () => ({ model, real: devices }), commands)
      const [one, other] = devices
      for (const [from, to] of [devices, [other, one]] as const) {
        await syncNowOn(from)
        await carryFrom(from, to)
        await syncNowOn(to)
      }
      const wanted = wantedOf(model)
      for (const each of devices) await expect.poll(() => storedIn(each)).toEqual(wanted)
      // Local storage follows the database a moment later, also in the order that the model does not have.
      await expect(async () => {
        const [here, there] = await Promise.all(devices.map(({ page }) => storedRecords(page)))
        expect(here).toEqual(there)
      }).toPass()
      walks += 1
      taken += model.taken
    } finally {
      await close()
    }
  })
  await fc.assert(walk, { ...walkTime, endOnFailure: true })
  console.log(`${walks} walks of ${taken} steps`)
  await browser.close()
})

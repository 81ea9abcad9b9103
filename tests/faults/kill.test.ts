import { setTimeout as passing } from 'node:timers/promises'
import { watchCommits } from './commits.ts'
import { type Browsers, expect, test } from './faults.ts'
import { movieId } from './movies.ts'
import { scale, severalAtOnce, spread } from './scale.ts'
import { databaseItems, differences, type StoredRow, statuses, viewings } from './stored.ts'
import { allMovies, card, openHome } from './visitor.ts'

/** What a kill lost. A change is saved once its transaction in the database has completed. */
interface Toll {
  readonly changes: number
  /** Lost although they were saved. */
  readonly lost: number
  /** Lost before they were saved. */
  readonly unsaved: number
}

const expectNoLoss = (name: string, tolls: readonly Toll[]): void => {
  const sum = (count: (toll: Toll) => number) => tolls.reduce((total, toll) => total + count(toll), 0)
  const lost = sum((toll) => toll.lost)
  console.log(
    `${name}: ${tolls.length} kills, ${sum(({ changes }) => changes)} changes, ${lost} lost of those saved, ` +
      `${sum(({ unsaved }) => unsaved)} lost before they were saved`,
  )
  expect(lost).toBe(0)
}

/** Whether these are the movies that were clicked an odd number of times. */
const hasToggled = (clicks: readonly number[], watched: ReadonlySet<number>): boolean => {
  const toggled = new Set<number>()
  for (const movie of clicks) if (!toggled.delete(movie)) toggled.add(movie)
  return toggled.size === watched.size && [...toggled].every((movie) => watched.has(movie))
}

const toggleUntilKilled = async (browsers: Browsers, movies: number, after: number): Promise<Toll> => {
  const profile = await browsers.profileWith(movies)
  const first = await browsers.open(profile)
  const saved = new Map<string, unknown>()
  await watchCommits(first.context, (rows: readonly StoredRow[]) => {
    for (const { list, id, value } of rows) if (list === 'watchlist') saved.set(id, value)
  })
  await first.page.goto('/watchlist')
  await expect(allMovies(first.page, movies)).toBeVisible()

  const clicks: number[] = []
  const toggleOn = async (): Promise<void> => {
    for (let step = 0; ; step += 1) {
      const movie = 1 + (step % 10)
      clicks.push(movie)
      await card(first.page, movie).toggle.click()
    }
  }
  // Rejects when the browser is killed.
  const toggling = toggleOn().catch(() => {})
  await passing(after)
  await first.kill()
  await toggling

  const { page, close } = await browsers.open(profile)
  await page.goto('/watchlist')
  await expect(allMovies(page, movies)).toBeVisible()
  await expect.poll(() => differences(page)).toEqual([])
  const kept = new Map((await databaseItems(page)).map((item) => [String(item.movieId), item]))
  expect(kept.size).toBe(movies)
  // A mark and its viewing are one change.
  const watchedMovies = [...kept.values()].filter(({ status }) => status === 'watched')
  expect(await viewings(page)).toEqual(new Map(watchedMovies.map(({ movieId }) => [movieId, 1])))
  expect(saved.size).toBeGreaterThan(0)
  const isLost = ([id, value]: readonly [string, unknown]) => {
    const { lastModified = '' } = value as { lastModified?: string }
    return (kept.get(id)?.lastModified ?? '') < lastModified
  }
  const watched = new Set(watchedMovies.map((item) => item.movieId - movieId(0)))
  for (const movie of new Set(clicks)) {
    const { markUnwatched, markWatched } = card(page, movie)
    await expect(watched.has(movie) ? markUnwatched : markWatched).toBeVisible()
  }
  await close()
  const lost = [...saved].filter(isLost).length
  // No change is kept without those before it. The kill interrupted the last click.
  const keptClicks = clicks
    .map((_, index) => index + 1)
    .findLast((count) => hasToggled(clicks.slice(0, count), watched))
  expect(keptClicks).toBeDefined()
  const changes = clicks.length - 1
  return { changes, lost, unsaved: Math.max(0, changes - (keptClicks ?? 0) - lost) }
}

const writes = ['toggles', 'removes', 'adds'] as const

/** Kills the browser so many milliseconds after one change, or as soon as it is saved. */
const writeOnceAndKill = async (
  browsers: Browsers,
  movies: number,
  write: (typeof writes)[number],
  after: number | 'saved',
): Promise<Toll> => {
  const profile = await browsers.profileWith(movies)
  const first = await browsers.open(profile)
  const added = movies + 1
  let isSaved = false
  await watchCommits(first.context, () => {
    isSaved = true
  })
  if (write === 'adds') await openHome(first.page, added)
  else await first.page.goto('/watchlist')
  const before = card(first.page, write === 'adds' ? added : 1)
  await (write === 'adds' ? before.add : write === 'removes' ? before.remove : before.markWatched).click()
  if (after === 'saved') await expect.poll(() => isSaved, { intervals: [5] }).toBe(true)
  else await passing(after)
  const wasSaved = isSaved
  await first.kill()

  const { page, close } = await browsers.open(profile)
  await page.goto('/watchlist')
  await expect.poll(() => differences(page)).toEqual([])
  const kept = await statuses(page)
  const isKept = {
    adds: kept.size === movies + 1 && kept.has(movieId(added)),
    removes: kept.size === movies - 1 && !kept.has(movieId(1)),
    toggles: kept.size === movies && kept.get(movieId(1)) === 'watched',
  }[write]
  // All other movies are unchanged.
  expect(
    [...kept].filter(([id, status]) => id !== movieId(1) && id !== movieId(added) && status !== 'want-to-watch'),
  ).toEqual([])
  const count = { adds: movies + 1, removes: movies - 1, toggles: movies }[write]
  if (isKept) await expect(allMovies(page, count)).toBeVisible()
  await close()
  return { changes: 1, lost: wasSaved && !isKept ? 1 : 0, unsaved: !wasSaved && !isKept ? 1 : 0 }
}

for (const movies of scale.oneWrite.sizes) {
  const { runs, killed } = scale.oneWrite
  const moments = [...writes.map(() => 'saved' as const), ...spread(killed, runs)]
  test(`a browser killed as soon as one change among ${movies} movies is saved, or about then, has kept it`, async ({
    browsers,
  }) => {
    const kills = moments.map((after, run) => {
      const write = writes[run % writes.length] ?? 'toggles'
      return () => writeOnceAndKill(browsers, movies, write, after)
    })
    expectNoLoss(`One change among ${movies} movies`, await severalAtOnce(kills, scale.browsersAtOnce))
  })
}

for (const movies of scale.toggling.sizes) {
  const { runs, killed } = scale.toggling
  test(`a browser killed while ${movies} movies are toggled has kept every saved change`, { tag: '@gate' }, async ({
    browsers,
  }) => {
    const kills = spread(killed, runs).map((after) => () => toggleUntilKilled(browsers, movies, after))
    expectNoLoss(`Toggling among ${movies} movies`, await severalAtOnce(kills, scale.browsersAtOnce))
  })
}

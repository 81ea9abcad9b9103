import { setTimeout as passing } from 'node:timers/promises'
import { watchCommits } from './commits.ts'
import { type Browsers, expect, test } from './faults.ts'
import { filmId } from './films.ts'
import { scale, severalAtOnce, spread } from './scale.ts'
import { databaseItems, differences, type StoredRow, statuses } from './stored.ts'
import { allFilms, card, openHome } from './visitor.ts'

/**
 * How many changes a kill lost. A change is durable once its transaction in the database has completed, which on a busy
 * machine can take longer than 50 ms.
 */
interface Toll {
  readonly changes: number
  /** Lost although their transaction had completed. */
  readonly lost: number
  readonly lostOlder: number
  readonly young: number
  readonly lostYoung: number
}

const sumOf = (tolls: readonly Toll[]): Toll =>
  tolls.reduce((sum, one) => ({
    changes: sum.changes + one.changes,
    lost: sum.lost + one.lost,
    lostOlder: sum.lostOlder + one.lostOlder,
    young: sum.young + one.young,
    lostYoung: sum.lostYoung + one.lostYoung,
  }))

const report = (name: string, runs: number, { changes, lost, lostOlder, young, lostYoung }: Toll): void =>
  console.log(
    `${name}: ${runs} kills, ${changes} changes, ${lost} lost of those committed, ${lostOlder} lost of those older ` +
      `than 50 ms, ${lostYoung} lost of ${young} younger ones`,
  )

const toggleUntilKilled = async (browsers: Browsers, films: number, after: number): Promise<Toll> => {
  const profile = await browsers.profileWith(films)
  const first = await browsers.open(profile)
  const committed = new Map<string, unknown>()
  await watchCommits(first.context, (rows: readonly StoredRow[]) => {
    for (const { list, id, value } of rows) if (list === 'watchlist') committed.set(id, value)
  })
  await first.page.goto('/watchlist')
  await expect(allFilms(first.page, films)).toBeVisible()

  const clicks: { readonly film: number; readonly at: number; readonly watched: boolean }[] = []
  const watched = new Set<number>()
  let inFlight = 0
  const toggleOn = async (): Promise<void> => {
    for (let step = 0; ; step += 1) {
      const film = 1 + (step % 10)
      inFlight = film
      await card(first.page, film).toggle.click()
      if (!watched.delete(film)) watched.add(film)
      clicks.push({ film, at: performance.now(), watched: watched.has(film) })
    }
  }
  // Rejects when the browser is killed.
  const toggling = toggleOn().catch(() => {})
  await passing(after)
  const died = performance.now()
  await first.kill()
  await toggling

  const { page, close } = await browsers.open(profile)
  await page.goto('/watchlist')
  await expect(allFilms(page, films)).toBeVisible()
  await expect.poll(() => differences(page)).toEqual([])
  const kept = new Map((await databaseItems(page)).map((item) => [String(item.movieId), item]))
  expect(kept.size).toBe(films)
  expect(committed.size).toBeGreaterThan(0)
  const lost = [...committed].filter(([id, value]) => {
    const { lastModified = '' } = value as { lastModified?: string }
    return (kept.get(id)?.lastModified ?? '') < lastModified
  })
  const isAsClicked = ({ film, watched }: (typeof clicks)[number]) =>
    (kept.get(String(filmId(film)))?.status === 'watched') === watched
  const lastOf = (changes: typeof clicks) => [...new Map(changes.map((click) => [click.film, click])).values()]
  const young = clicks.filter(({ at }) => died - at < 50)
  // The interrupted click may or may not have changed its film.
  const youngFilms = new Set([inFlight, ...young.map(({ film }) => film)])
  const older = lastOf(clicks.filter(({ at }) => died - at >= 50)).filter(({ film }) => !youngFilms.has(film))
  for (const { film, watched } of older.filter(isAsClicked)) {
    const { markUnwatched, markWatched } = card(page, film)
    await expect(watched ? markUnwatched : markWatched).toBeVisible()
  }
  await close()
  return {
    changes: clicks.length,
    lost: lost.length,
    lostOlder: older.filter((click) => !isAsClicked(click)).length,
    young: young.length,
    lostYoung: lastOf(young).filter((click) => click.film !== inFlight && !isAsClicked(click)).length,
  }
}

const writes = ['toggles', 'removes', 'adds'] as const

const writeOnceAndKill = async (
  browsers: Browsers,
  films: number,
  write: (typeof writes)[number],
  after: number,
): Promise<Toll> => {
  const profile = await browsers.profileWith(films)
  const first = await browsers.open(profile)
  const added = films + 1
  let isCommitted = false
  await watchCommits(first.context, () => {
    isCommitted = true
  })
  if (write === 'adds') await openHome(first.page, added)
  else await first.page.goto('/watchlist')
  const before = card(first.page, write === 'adds' ? added : 1)
  await (write === 'adds' ? before.add : write === 'removes' ? before.remove : before.markWatched).click()
  await passing(after)
  const wasCommitted = isCommitted
  await first.kill()

  const { page, close } = await browsers.open(profile)
  await page.goto('/watchlist')
  await expect.poll(() => differences(page)).toEqual([])
  const kept = await statuses(page)
  const isKept = {
    adds: kept.size === films + 1 && kept.has(filmId(added)),
    removes: kept.size === films - 1 && !kept.has(filmId(1)),
    toggles: kept.size === films && kept.get(filmId(1)) === 'watched',
  }[write]
  // All other films are unchanged.
  expect(
    [...kept].filter(([id, status]) => id !== filmId(1) && id !== filmId(added) && status !== 'want-to-watch'),
  ).toEqual([])
  const count = { adds: films + 1, removes: films - 1, toggles: films }[write]
  if (isKept) await expect(allFilms(page, count)).toBeVisible()
  await close()
  const isYoung = after < 50
  return {
    changes: 1,
    lost: wasCommitted && !isKept ? 1 : 0,
    lostOlder: !isYoung && !isKept ? 1 : 0,
    young: isYoung ? 1 : 0,
    lostYoung: isYoung && !isKept ? 1 : 0,
  }
}

for (const films of scale.oneWrite.sizes) {
  const { runs, killed } = scale.oneWrite
  test(`a browser killed ${killed.from} to ${killed.to} ms after one change among ${films} films has saved it`, async ({
    browsers,
  }) => {
    const kills = spread(killed, runs).map((after, run) => {
      const write = writes[run % writes.length] ?? 'toggles'
      return () => writeOnceAndKill(browsers, films, write, after)
    })
    const toll = sumOf(await severalAtOnce(kills, scale.browsersAtOnce))
    report(`One change among ${films} films`, runs, toll)
    expect({ lost: toll.lost, lostOlder: toll.lostOlder }).toEqual({ lost: 0, lostOlder: 0 })
  })
}

for (const films of scale.toggling.sizes) {
  const { runs, killed } = scale.toggling
  test(`a browser killed while ${films} films are toggled has saved every change`, async ({ browsers }) => {
    const kills = spread(killed, runs).map((after) => () => toggleUntilKilled(browsers, films, after))
    const toll = sumOf(await severalAtOnce(kills, scale.browsersAtOnce))
    report(`Toggling among ${films} films`, runs, toll)
    expect({ lost: toll.lost, lostOlder: toll.lostOlder }).toEqual({ lost: 0, lostOlder: 0 })
  })
}

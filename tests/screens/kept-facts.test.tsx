import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { createSettingsCommands } from '#commands/settings.ts'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { createAnswers } from '#stores/copies/answers.ts'
import { idOf, minute, snapshot } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { json } from '#tests/tmdb/fake-tmdb.ts'

const titles = ['Alien', 'Dune', 'Heat', 'Jaws', 'Ran'] as const

const history = titles.map((title, index) => ({
  movieId: idOf(title),
  watchedAt: '2026-01-01',
  rating: 8,
  movie: slimSnapshotOf(snapshot(title, { runtime: 120 })),
  plays: [{ id: index + 1, watchedAt: '2026-01-01', createdAt: minute(1), lastModified: minute(1) }],
}))

const answers = Object.fromEntries(
  titles.map((title) => [
    `/movie/${idOf(title)}`,
    json({ id: idOf(title), title, credits: { cast: [], crew: [{ id: 7, name: 'Agnès Varda', job: 'Director' }] } }),
  ]),
)

const facts = {
  releaseDate: '1979-05-25',
  runtime: 117,
  voteAverage: 8.2,
  genres: ['Horror'],
  countries: ['GB'],
  originalLanguage: 'en',
  directors: [{ id: 9, name: 'Ridley Scott', profilePath: '/scott.jpg' }],
  actors: [],
}

/** What an earlier visit kept of the movies, in their order, in the names of every version. */
const kept = async (...rows: readonly unknown[]) => {
  const database = new IDBFactory()
  const { writeAll } = createAnswers({ database, now: () => Date.UTC(2026, 0, 1), version: '0' })
  await writeAll(new Map(rows.map((row, index) => [`["film facts","en-US",${idOf(titles[index] ?? '')}]`, row])))
  return database
}

const open = async (database: IDBFactory) => {
  const started = await renderApp({
    path: '/watched/statistics',
    stored: { 'watch-history': history },
    answers,
    database,
  })
  const known = new Map(titles.map((title) => [`/movie/${idOf(title)}`, title]))
  return {
    ...started,
    asked: () => started.requests.flatMap(({ url }) => known.get(new URL(url).pathname.replace('/3', '')) ?? []),
  }
}

it('asks nothing about movies of which it has kept the facts', async () => {
  const { I, asked } = await open(await kept(facts, facts, facts, facts, facts))
  await I.see('link', /^Ridley Scott/)
  expect(asked()).toEqual([])
})

it('asks again about the movies of which the kept facts are damaged, and of no others', async () => {
  const damaged = [{ ...facts, directors: 'Ridley Scott' }, { ...facts, actors: [{ id: 3 }] }, { runtime: 117 }, 'x']
  const { I, asked } = await open(await kept(facts, ...damaged))
  await I.see('link', /^Agnès Varda/)
  expect(asked().toSorted()).toEqual(['Dune', 'Heat', 'Jaws', 'Ran'])
})

it('asks about the movies in another language once it is chosen', async () => {
  const { I, asked, app } = await open(await kept(facts, facts, facts, facts, facts))
  await I.see('link', /^Ridley Scott/)
  app.lazy.get(createSettingsCommands).change({ field: 'language', value: 'de-DE' })
  await I.see('link', /^Agnès Varda/)
  expect([...new Set(asked())].toSorted()).toEqual(titles)
})

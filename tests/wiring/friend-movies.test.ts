import { expect, it, onTestFinished } from 'vitest'
import { createTestWorld } from '#tests/support/test-world.ts'
import { details } from '#tests/support/wire-details.ts'
import { json } from '#tests/tmdb/fake-tmdb.ts'
import { loadBareMovies } from '#wiring/movies/friend-movies.ts'
import { createApp } from '#wiring/root/create-app.ts'

it("a movie of a friend's list that TMDB no longer has is left out, and is no error", async () => {
  const missing = json({ status_code: 34, status_message: 'Not found.', success: false }, { status: 404 })
  const { world, reported } = createTestWorld({ answers: { '/movie/348': details(348, 'Alien'), '/movie/9': missing } })
  const app = createApp(world)
  onTestFinished(() => app.records.close())
  await app.records.ready
  const found = await loadBareMovies(app, [348, 9])
  expect([...found.values()].map(({ title }) => title)).toEqual(['Alien'])
  expect(reported).toEqual([])
})

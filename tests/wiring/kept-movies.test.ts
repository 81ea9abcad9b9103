import { expect, it, onTestFinished } from 'vitest'
import { createTestWorld } from '#tests/support/test-world.ts'
import { resetResponses } from '#tmdb/queries.ts'
import { keptAvailability } from '#wiring/movies/availability.ts'
import { keepMovies, readKnownMovies } from '#wiring/movies/movie-cache.ts'
import { createApp } from '#wiring/root/create-app.ts'

const alien = 348

it('what was loaded of a movie is kept, though the responses are reset meanwhile, as by another key', async () => {
  const app = createApp(createTestWorld().world)
  onTestFinished(() => app.records.close())
  const { queryClient } = app.provider
  const loaded = new Map([[alien, { services: [8], fetchedAt: app.platform.now() }]])
  const kept = keepMovies(app, keptAvailability, keptAvailability.scopeOf(app), loaded)
  await resetResponses(queryClient)
  await kept
  await expect.poll(() => readKnownMovies(app, keptAvailability).finally(() => queryClient.clear())).toEqual(loaded)
})

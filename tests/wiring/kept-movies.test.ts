import { expect, it, onTestFinished } from 'vitest'
import type { Availability } from '#domain/availability/availability.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { resetResponses } from '#tmdb/queries.ts'
import { keepMovies, readKnownMovies } from '#wiring/movies/movie-cache.ts'
import { availabilityData } from '#wiring/movies/movie-data.ts'
import { createApp } from '#wiring/root/create-app.ts'

const alien = 348

it('what was loaded of a movie is kept, though the responses are reset meanwhile, as by another key', async () => {
  const app = createApp(createTestWorld().world)
  onTestFinished(() => app.records.close())
  const { queryClient } = app.provider
  const loaded = new Map([[alien, { services: [8], fetchedAt: app.platform.now() }]])
  const kept = keepMovies<Availability>(app, availabilityData, availabilityData.scope(app), loaded)
  await resetResponses(queryClient)
  await kept
  await expect.poll(() => readKnownMovies(app, availabilityData).finally(() => queryClient.clear())).toEqual(loaded)
})

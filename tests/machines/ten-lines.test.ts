import { expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { FoundMovies } from '#domain/movie/search-rows.ts'
import { searchBoxMachine } from '#machines/search-box.ts'

it('searches when typing has paused, and shows that nothing was found', async () => {
  const clock = new SimulatedClock()
  const finding = fromPromise<FoundMovies, { query: string }>(async () => ({ movies: [], total: 0 }))
  const machine = searchBoxMachine.provide({ actors: { 'search movies': finding } })
  const search = createActor(machine, { clock, input: { text: '', query: '', limit: 5, isOpen: false } }).start()
  search.send({ type: 'typed', text: 'qqq' })
  clock.increment(500)
  await new Promise<void>((resolve) => setImmediate(resolve))
  expect(search.getSnapshot().value).toEqual({ open: 'nothing found' })
})

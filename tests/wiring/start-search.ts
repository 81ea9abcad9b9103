import { createActor, fromPromise } from 'xstate'
import type { FoundMovies } from '#domain/movie/search-rows.ts'
import { searchBoxMachine } from '#machines/search-box.ts'
import type { RunningFlows } from '#wiring/app/running-flows.ts'

export const emptyBox = { text: '', query: '', limit: 5, isOpen: false }

/** A search box whose searches never end. */
export const startSearch = ({ inspect }: RunningFlows) => {
  const machine = searchBoxMachine.provide({
    actors: { 'search movies': fromPromise<FoundMovies, { query: string }>(() => new Promise(() => {})) },
  })
  return createActor(machine, { input: emptyBox, inspect }).start()
}

import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { MovieIndex, MovieMap } from '#domain/records/movie-index.ts'

export const movieMapOf = <Item>(
  list: ReadonlySignal<readonly Item[]>,
  index: MovieIndex<Item>,
): ReadonlySignal<MovieMap<Item>> => {
  let latest: readonly Item[] = []
  return computed(() => {
    const items = list.value
    const map = index.mapOf(items, latest)
    latest = items
    return map
  })
}

import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { FilmIndex, FilmMap } from '#domain/records/film-index.ts'

export const filmMapOf = <Item>(
  list: ReadonlySignal<readonly Item[]>,
  index: FilmIndex<Item>,
): ReadonlySignal<FilmMap<Item>> => {
  let latest: readonly Item[] = []
  return computed(() => {
    const items = list.value
    const map = index.mapOf(items, latest)
    latest = items
    return map
  })
}

import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { MovieIndex, MovieMap } from '#domain/records/movie-index.ts'
import { type ListChanges, listChanges } from '#domain/values/list-changes.ts'

type Next<Item, Value> = (value: Value, changes: ListChanges<Item>, list: readonly Item[]) => Value

/** A value that is updated from the changes of a list; `empty` is the value of an empty list. */
export const derived = <Item extends object, Value>(
  list: ReadonlySignal<readonly Item[]>,
  empty: Value,
  next: Next<Item, Value>,
): ReadonlySignal<Value> => {
  let latest: { readonly list: readonly Item[]; readonly value: Value } = { list: [], value: empty }
  return computed(() => {
    const items = list.value
    const changes = listChanges(latest.list, items)
    latest = { list: items, value: next(latest.value, changes, items) }
    return latest.value
  })
}

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

import type { ReadonlySignal } from '@preact/signals-core'
import type { RecordId } from '#domain/values/ids.ts'
import { withoutIndices } from '#domain/values/indices.ts'
import type { Sorting } from '#domain/values/sorting.ts'
import { withInserted } from '#domain/values/with-inserted.ts'
import { derived } from './derived.ts'

/** Sorting 20,000 again costs more than this many changes. */
const mostChanged = 250

/** The list, oldest id first as records are, in another order; equal items stay oldest first. */
export const sortedList = <Item extends { readonly id: RecordId }>(
  list: ReadonlySignal<readonly Item[]>,
  { compare, sorted }: Sorting<Item>,
): ReadonlySignal<readonly Item[]> =>
  derived<Item, readonly Item[]>(list, [], (before, { removed, added }, items) => {
    if (removed.length + added.length > mostChanged) return sorted(items)
    const indices = removed.map((item) => before.indexOf(item))
    const left = withoutIndices(before, indices)
    return withInserted(left, added, (one, other) => compare(one, other) || one.id - other.id)
  })

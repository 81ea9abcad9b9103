import type { ReadonlySignal } from '@preact/signals-react'
import { useMemo } from 'react'
import type { RecordId } from '#domain/values/ids.ts'
import type { Sorting } from '#domain/values/sorting.ts'
import { sortedList } from '#stores/lists/sorted-list.ts'
import { useValue } from './use-value.ts'

/** The list, oldest id first as records are, in another order. */
export const useSortedList = <Item extends { readonly id: RecordId }>(
  list: ReadonlySignal<readonly Item[]>,
  sorting: Sorting<Item>,
): readonly Item[] => useValue(useMemo(() => sortedList(list, sorting), [list, sorting]))

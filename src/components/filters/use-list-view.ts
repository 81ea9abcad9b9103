import { useMemo } from 'react'
import {
  addressOf,
  type Conditions,
  conditionsFrom,
  type FilteredList,
  isChanged,
  noConditions,
  type SavedFilter,
  savedFiltersIn,
} from '#domain/lists/saved-filters.ts'
import type { Preference } from '#stores/preferences/preferences.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { ListLocation } from '../place/use-list-location.ts'

export interface ListView<Order extends string = string> {
  readonly list: FilteredList
  /** Of the address, where it has one; otherwise the preferred one. */
  readonly order: Order
  readonly conditions: Conditions
  readonly saved: readonly SavedFilter[]
  /** The saved filter of the tab that is open. */
  readonly current: SavedFilter | undefined
  readonly isChanged: boolean
}

/** For the address, to leave the tab of a saved filter. */
export const withoutView: Conditions = { ...noConditions, order: '', view: '' }

export const useListView = <Order extends string>(
  list: FilteredList,
  { parameter }: ListLocation,
  preferred: Preference<Order>,
  isOrder: (text: unknown) => text is Order,
): ListView<Order> => {
  const preference = useValue(preferred.value)
  const settings = useValue(useApp().records.settings)
  const saved = useMemo(() => savedFiltersIn(settings).filter((filter) => filter.list === list), [settings, list])
  const addressed = parameter('order')
  const order = isOrder(addressed) ? addressed : preference
  const conditions = conditionsFrom(parameter)
  const current = saved.find(({ id }) => String(id) === parameter('view'))
  return { list, order, conditions, saved, current, isChanged: !!current && isChanged(current, conditions, order) }
}

const keyOf = ({ id }: SavedFilter): string => `saved-${id}`

/** Tabs for the saved filters, beside those of the list. */
export const savedTabsOf = ({ saved, current }: ListView, { change, hrefWith }: ListLocation) => {
  const filterOf = (key: string) => saved.find((filter) => keyOf(filter) === key)
  return {
    current: current && keyOf(current),
    links: saved.map((filter) => ({ key: keyOf(filter), label: filter.name, href: hrefWith(addressOf(filter)) })),
    /** False when no saved filter has the key. */
    choose: (key: string): boolean => {
      const filter = filterOf(key)
      if (filter) change(addressOf(filter))
      return filter !== undefined
    },
  }
}

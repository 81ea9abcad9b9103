import { memo, useMemo } from 'react'
import { isPageSize, pageSizes } from '#domain/values/paging.ts'
import type { ListPreferences } from '#stores/preferences/preferences.ts'
import { type Choice, Select } from '#ui/fields/select.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { ListLocation } from '../place/use-list-location.ts'

export interface ListChoicesProps<Order extends string> {
  readonly preferences: ListPreferences<Order>
  readonly orders: Readonly<Record<Order, string>>
  readonly change: ListLocation['change']
  /** The order in the address, which outranks the preferred one. */
  readonly addressed?: Order | undefined
}

const sizeChoices: readonly Choice[] = pageSizes.map((size) => ({ value: String(size), label: String(size) }))

// Each reads its own preference, so that choosing one does not render the other. Without `memo`, every key typed into the
// search would render them again.

/** The orders to choose from, the chosen one, and what chooses another. */
export const useOrderChoice = <Order extends string>(props: ListChoicesProps<Order>) => {
  const { preferences, orders, change, addressed } = props
  const preferred = useValue(preferences.order.value)
  const isOrder = (value: string): value is Order => value in orders
  const choices = useMemo(
    () => Object.entries<string>(orders).map(([value, label]): Choice => ({ value, label })),
    [orders],
  )
  const choose = (value: string) => {
    if (!isOrder(value)) return
    if (addressed === undefined) preferences.order.set(value)
    change(addressed === undefined ? {} : { order: value })
  }
  return { choices, value: String(addressed ?? preferred), choose }
}

const Orders = <Order extends string>(props: ListChoicesProps<Order>) => {
  const { choices, value, choose } = useOrderChoice(props)
  return (
    <Select
      label={useCoreMessages().lists.sort}
      labelPlacement="inside"
      choices={choices}
      value={value}
      onChange={choose}
    />
  )
}

export const OrderChoice = memo(Orders) as typeof Orders

type PageSizeChoiceProps = Pick<ListChoicesProps<string>, 'change'> & {
  readonly preferences: Pick<ListPreferences<string>, 'pageSize'>
}

/** The same of the lengths of a page. */
export const usePageSizeChoice = ({ preferences: { pageSize }, change }: PageSizeChoiceProps) => {
  const choose = (value: string) => {
    const size = Number(value)
    if (!isPageSize(size)) return
    pageSize.set(size)
    change({})
  }
  return { choices: sizeChoices, value: String(useValue(pageSize.value)), choose }
}

export const PageSizeChoice = memo((props: PageSizeChoiceProps) => {
  const { choices, value, choose } = usePageSizeChoice(props)
  return (
    <Select
      label={useCoreMessages().lists.pageSize}
      labelPlacement="inside"
      choices={choices}
      value={value}
      onChange={choose}
    />
  )
})

import { Search, X } from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'
import { isPageSize, type PageSize, pageSizes } from '#domain/paging.ts'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { type Choice, Select } from '#ui/select.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

// The page size needs little room; the other choices share what is left beside the search, or below it.
const bar = css({
  display: 'flex',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  alignItems: 'flex-end',
  gap: { base: '2', md: '3' },
  '& > :not(search)': { flexGrow: '1', flexBasis: '0', minWidth: '0' },
  '& > :last-child': { flexGrow: '0', flexBasis: '[6.25rem]' },
  '& label': { textStyle: 'note', color: 'fg.muted', whiteSpace: 'nowrap' },
})
const box = css({ position: 'relative', flexGrow: '2', flexBasis: { base: 'full', lg: '0' }, minWidth: '[14rem]' })
const glass = css({
  position: 'absolute',
  insetInlineStart: '3',
  top: '0',
  height: '11',
  width: '5',
  color: 'fg.muted',
  pointerEvents: 'none',
})
const input = css({
  width: 'full',
  height: '11',
  paddingInlineStart: '10',
  paddingInlineEnd: '12',
  borderRadius: 'card',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'control',
  background: 'surface',
  color: 'fg',
  fontSize: 'md',
  _placeholder: { color: 'fg.muted' },
  '&::-webkit-search-cancel-button': { display: 'none' },
})
const clear = css({ position: 'absolute', insetInlineEnd: '0', top: '0' })

interface ListSearchProps {
  /** The field's placeholder, which is its name too. */
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

const ListSearch = ({ label, value, onChange }: ListSearchProps) => {
  const { lists } = useValue(useApp().text)
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className={box}>
      <Search className={glass} aria-hidden="true" />
      <input
        ref={field}
        className={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? null : (
        <IconButton
          className={clear}
          label={lists.clearSearch}
          icon={<X aria-hidden="true" />}
          onClick={() => {
            onChange('')
            field.current?.focus()
          }}
        />
      )}
    </search>
  )
}

interface ListToolbarProps<Order extends string> {
  readonly search: ListSearchProps
  /** The orders' words, in the order of the choice. */
  readonly orders: Readonly<Record<Order, string>>
  readonly order: Order
  readonly onOrder: (order: Order) => void
  readonly pageSize: PageSize
  readonly onPageSize: (size: PageSize) => void
  /** More choices, each in a place of its own. */
  readonly children?: ReactNode
}

/** What every list is steered by: search, order and page size (spec section 2). */
export const ListToolbar = <Order extends string>({
  search,
  orders,
  order,
  onOrder,
  pageSize,
  onPageSize,
  children,
}: ListToolbarProps<Order>) => {
  const words = useValue(useApp().text).lists
  const isOrder = (value: string): value is Order => value in orders
  const choices = useMemo(
    () => Object.entries<string>(orders).map(([value, label]): Choice => ({ value, label })),
    [orders],
  )
  return (
    <div className={bar}>
      <ListSearch {...search} />
      <Select
        label={words.sort}
        choices={choices}
        value={order}
        onChange={(value) => {
          if (isOrder(value)) onOrder(value)
        }}
      />
      {children}
      <Select
        label={words.pageSize}
        choices={sizes}
        value={String(pageSize)}
        onChange={(value) => {
          const size = Number(value)
          if (isPageSize(size)) onPageSize(size)
        }}
      />
    </div>
  )
}

const sizes: readonly Choice[] = pageSizes.map((size) => ({ value: String(size), label: String(size) }))

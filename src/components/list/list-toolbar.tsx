import { Search, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { css, cx } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useIsBelowLarge } from '#ui/hooks/use-screen-width.ts'
import { searchGlass, searchInput } from '#ui/search-styles.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { ListLocation } from '../place/use-list-location.ts'
import { type ListChoicesProps, OrderChoice, PageSizeChoice } from './list-choices.tsx'

// The search with the button of the other filters, then the choices in a row, which scrolls where they do not fit; from
// 768 px on all in one row.
const bar = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  gap: { base: '2', xl: '3' },
  marginBlock: { base: '-1', md: '0' },
  containerType: 'inline-size',
  '& > button': { flexShrink: '0', minWidth: '11' },
  '& button': { fontSize: 'sm', paddingInline: { base: '2.5', md: '2', xl: '3' }, gap: { base: '1', xl: '2' } },
  '& button svg': { width: { base: '4', md: '5' } },
})
const choicesRow = css({
  md: {
    display: 'contents',
    '& > *': { flexGrow: '1', flexBasis: { base: '[7.25rem]', xl: '34' }, minWidth: '0' },
  },
  // The names of the orders are the longest, then those of the services. The page size gives way first.
  '& > :first-child': { md: { flexBasis: { base: '42', xl: '[11.5rem]' } } },
  '& > :nth-child(3)': { md: { flexBasis: { base: '[9.5rem]', xl: '42' } } },
  '& > :last-child:not(:first-child)': {
    lg: { flexGrow: '0', flexShrink: '99', flexBasis: '[auto]', minWidth: '17' },
  },
  mdDown: {
    display: 'flex',
    gap: '2',
    // Its padding is outside of the row.
    flexBasis: '[calc(100% + 0.5rem)]',
    // Hidden labels inside may not widen the page.
    position: 'relative',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the focus rings.
    padding: '1',
    margin: '-1',
    '& > *': { flexGrow: '1', flexShrink: '0', maxWidth: 'full' },
    // The names of the choices would take the room of the others.
    '& button > span > [aria-hidden]': { display: 'none' },
    // With text twice as large there is no room for a row.
    '@container (max-width: 17rem)': { flexWrap: 'wrap' },
  },
})
const box = css({
  position: 'relative',
  flexGrow: { base: '1', xl: '6' },
  flexBasis: { base: '24', xl: '44' },
  minWidth: '0',
})
const input = cx(
  searchInput,
  css({
    paddingInlineEnd: '12',
    '&:placeholder-shown': { paddingInlineEnd: '3' },
    borderRadius: 'card',
    background: 'surface',
    '&::-webkit-search-cancel-button': { display: 'none' },
  }),
)
const clear = css({ position: 'absolute', insetInlineEnd: '0', top: '0' })

interface ListSearchProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

export const ListSearch = ({ label, value, onChange }: ListSearchProps) => {
  const { lists } = useMessages()
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className={box}>
      <Search className={searchGlass} aria-hidden="true" />
      <input
        ref={field}
        className={input}
        dir="auto"
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

interface ListToolbarProps<Order extends string> extends ListChoicesProps<Order> {
  readonly searchLabel: string
  readonly location: ListLocation
  /** Beside the search. */
  readonly button?: ReactNode
  /** Between the order and the page size. */
  readonly children?: ReactNode
}

export const ListToolbar = <Order extends string>({
  searchLabel,
  location,
  button,
  children,
  ...choices
}: ListToolbarProps<Order>) => {
  // Where there is no room the page size is beside the pager.
  const isNarrow = useIsBelowLarge()
  const { preferences, change } = choices
  return (
    <div className={bar}>
      <ListSearch label={searchLabel} value={location.filter} onChange={(filter) => change({ filter })} />
      {button}
      <div className={choicesRow}>
        <OrderChoice {...choices} />
        {children}
        {isNarrow ? null : <PageSizeChoice preferences={preferences} change={change} />}
      </div>
    </div>
  )
}

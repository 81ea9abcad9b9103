import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { css, cx } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { searchGlass, searchInput } from '#ui/search-styles.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { ListChoices, type ListChoicesProps } from './list-choices.tsx'
import type { ListLocation } from './use-list-location.ts'

// The search alone, then the choices side by side; from 768 px on, all in one row, if it has room for the filters of one's own.
const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: { base: '2', lg: '3' },
  '& > :not(search)': {
    flexGrow: '1',
    flexBasis: { base: '0', md: '[9rem]' },
    minWidth: { base: '[min(100%, 6.75rem)]', md: '0' },
  },
  // The order has the longest names, the page size the shortest.
  '& > search + *': { flexGrow: '[1.2]', flexBasis: { md: '[11rem]' } },
  '& > :last-child:not(search + *)': { flexGrow: { md: '0' }, flexBasis: { md: '[5.5rem]', lg: '[auto]' } },
  // On a phone in a row of its own, with the button of the other filters.
  '& > [data-services]': { minWidth: { base: '[calc(100% - 3.25rem)]', md: '0' } },
  '& > [aria-haspopup="dialog"]': { flexGrow: '0', flexBasis: '[auto]', minWidth: '11' },
  '& button': { fontSize: 'sm', paddingInline: { base: '2', md: '3' }, gap: { base: '1', md: '2' } },
  '& button svg': { width: { base: '4', md: '5' } },
})
const box = css({
  position: 'relative',
  flexGrow: { base: '2', md: '1', xl: '[3]' },
  flexBasis: { base: 'full', md: '[11rem]' },
  minWidth: { md: '0' },
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
}

export const ListToolbar = <Order extends string>({ searchLabel, location, ...choices }: ListToolbarProps<Order>) => (
  <div className={bar}>
    <ListSearch label={searchLabel} value={location.filter} onChange={(filter) => location.change({ filter })} />
    <ListChoices {...choices} />
  </div>
)

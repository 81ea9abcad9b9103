import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { css, cx } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { searchGlass, searchInput } from '#ui/search-styles.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { ListChoices, type ListChoicesProps } from './list-choices.tsx'
import type { ListLocation } from './use-list-location.ts'

// Orders have long names in some languages: on a narrow screen with three choices the order takes its own row.
const bar = css({
  display: 'flex',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  alignItems: 'flex-end',
  gap: { base: '2', md: '3' },
  '& > :not(search)': { flexGrow: '1', flexBasis: '0', minWidth: { base: '[min(100%, 7.5rem)]', lg: '0' } },
  '& > :nth-child(2):nth-last-child(3)': { flexGrow: '[1.4]', flexBasis: { base: 'full', sm: '0' } },
  '& > :last-child': { flexGrow: '0', flexBasis: '[6.25rem]', minWidth: '0' },
  '& label': { textStyle: 'note', color: 'fg.muted', whiteSpace: 'nowrap' },
})
const box = css({
  position: 'relative',
  flexGrow: '2',
  flexBasis: { base: 'full', lg: '0' },
  minWidth: { lg: '[14rem]' },
})
const input = cx(
  searchInput,
  css({
    paddingInlineEnd: '12',
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

const ListSearch = ({ label, value, onChange }: ListSearchProps) => {
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

import type { ReactNode } from 'react'
import type { MovieId } from '#domain/movie.ts'
import type { ListedRecord } from '#domain/movie-list.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#wiring/use-messages.ts'
import type { Selection } from './use-selection.ts'

const bar = css({
  position: 'sticky',
  bottom: { base: '[calc(4.25rem + env(safe-area-inset-bottom))]', md: '4' },
  zIndex: 'overlay',
  display: 'grid',
  // Two rows of two where one row is too narrow. On a low screen one row that scrolls, so that movies stay visible.
  gridTemplateColumns: {
    base: '[repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr))]',
    xl: '[1fr]',
    _lowScreen: '[1fr]',
  },
  gridAutoFlow: { xl: 'column', _lowScreen: 'column' },
  overflowX: { _lowScreen: 'auto' },
  alignItems: 'stretch',
  gap: '2',
  padding: '2',
  borderRadius: 'dialog',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  background: 'raised',
  boxShadow: 'floating',
  '& > button': {
    paddingInline: { base: '1', md: '3' },
    gap: { base: '1', md: '2' },
    fontSize: { base: 'xs', md: 'sm' },
    whiteSpace: { xl: 'nowrap', _lowScreen: 'nowrap' },
  },
  '& > :last-child:nth-child(even)': {
    gridColumn: { base: '[1 / -1]', xl: 'auto', _lowScreen: 'auto' },
  },
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  gridColumn: { base: '[1 / -1]', xl: 'auto', _lowScreen: 'auto' },
  flexWrap: { base: 'wrap', xl: 'nowrap', _lowScreen: 'nowrap' },
  whiteSpace: { xl: 'nowrap', _lowScreen: 'nowrap' },
  paddingInline: '3',
})
const count = css({ textStyle: 'label' })

type Item = ListedRecord & { readonly movieId: MovieId }

export interface BulkAction {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  readonly run: (items: readonly Item[]) => void
}

interface SelectionBarProps {
  /** All pages of the list. */
  readonly items: readonly Item[]
  /** The current page. */
  readonly pageItems: readonly Item[]
  readonly selection: Selection
  readonly bulkActions: readonly BulkAction[]
}

const idsOf = (items: readonly Item[]): readonly MovieId[] => items.map((item) => item.movieId)

export const SelectionBar = ({ items, pageItems, selection, bulkActions }: SelectionBarProps) => {
  const messages = useMessages().selection
  // Selected movies may have been filtered out or removed since.
  const selectedItems = items.filter((item) => selection.selected?.has(item.movieId))
  const isPageSelected = pageItems.every((item) => selection.selected?.has(item.movieId))
  return (
    <section className={bar} aria-label={messages.bar} data-selection-bar>
      <div className={head}>
        <p className={count} role="status">
          {messages.selected(selectedItems.length)}
        </p>
        {isPageSelected && items.length > pageItems.length ? (
          <Button variant="link" onClick={() => selection.add(idsOf(items))}>
            {messages.all(items.length)}
          </Button>
        ) : (
          <Button variant="link" onClick={() => selection.add(idsOf(pageItems))}>
            {messages.page}
          </Button>
        )}
        <Button variant="link" disabled={selectedItems.length === 0} onClick={selection.clear}>
          {messages.clear}
        </Button>
      </div>
      {bulkActions.map((act) => (
        <Button
          key={act.key}
          disabled={selectedItems.length === 0}
          onClick={() => {
            act.run(selectedItems)
            selection.end()
          }}
        >
          {act.icon}
          {act.label}
        </Button>
      ))}
    </section>
  )
}

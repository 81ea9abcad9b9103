import { CopyCheck, SquareCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListedRecord } from '#domain/lists/movie-list.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useIsBelowExtraLarge } from '#ui/hooks/use-screen-width.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { Selection } from './use-selection.ts'

// One row of icons; with their names where there is room.
const bar = css({
  position: 'sticky',
  bottom: { base: 'above-bar', md: '4' },
  zIndex: 'overlay',
  display: 'flex',
  alignItems: 'center',
  height: '14',
  paddingInline: { base: '1.5', md: '3' },
  gap: { md: '1', xl: '2' },
  borderRadius: 'dialog',
  layerStyle: 'floatingBar',

  // For text twice as large.
  overflowX: 'auto',
  '& > button': {
    width: { base: '11', xl: 'auto' },
    minWidth: '9',
    paddingInline: { base: '0', xl: '2' },
    flexShrink: '1',
    lineHeight: 'tight',
  },
})
const name = css({ srOnly: { base: true, xl: false } })
const count = css({ textStyle: 'label', flexShrink: '0', paddingInline: '1', minWidth: '6', textAlign: 'center' })
const shortCount = css({ display: { md: 'none' } })
const longCount = css({ srOnly: { base: true, md: false } })
const space = css({ flexGrow: '1' })

type Item = ListedRecord & { readonly movieId: MovieId }

export interface BulkAction {
  readonly key: string
  readonly label: string
  readonly icon: ReactNode
  /** Calls `end` when the movies need not be selected any longer. */
  readonly run: (items: readonly Item[], end: () => void) => void
}

interface SelectionBarProps {
  /** All pages of the list. */
  readonly items: readonly Item[]
  /** The current page. */
  readonly pageItems: readonly Item[]
  readonly selection: Selection
  readonly bulkActions: readonly BulkAction[]
}

const pageIcon = <SquareCheck aria-hidden="true" />
const allIcon = <CopyCheck aria-hidden="true" />

const idsOf = (items: readonly Item[]): readonly MovieId[] => items.map((item) => item.movieId)

export const SelectionBar = ({ items, pageItems, selection, bulkActions }: SelectionBarProps) => {
  const { selection: messages, progress } = useMessages()
  const isNamed = !useIsBelowExtraLarge()
  // Selected movies may have been filtered out or removed since.
  const selectedItems = items.filter((item) => selection.selected?.has(item.movieId))
  const isPageSelected = pageItems.every((item) => selection.selected?.has(item.movieId))
  const act = (key: string, label: string, icon: ReactNode, run: () => void, isDisabled: boolean) => (
    <Button key={key} variant="quiet" data-tooltip={isNamed ? undefined : label} disabled={isDisabled} onClick={run}>
      {icon}
      <span className={name}>{label}</span>
    </Button>
  )
  const isEmpty = selectedItems.length === 0
  return (
    <section className={bar} aria-label={messages.bar} data-selection-bar>
      {act('clear', messages.clear, <X aria-hidden="true" />, selection.clear, isEmpty)}
      <p className={count} role="status">
        <span className={shortCount} aria-hidden="true">
          {progress.count(selectedItems.length)}
        </span>
        <span className={longCount}>{messages.selected(selectedItems.length)}</span>
      </p>
      {isPageSelected && items.length > pageItems.length
        ? act('more', messages.all(items.length), allIcon, () => selection.add(idsOf(items)), false)
        : act('more', messages.page, pageIcon, () => selection.add(idsOf(pageItems)), false)}
      <span className={space} />
      {bulkActions.map(({ key, label, icon, run }) =>
        act(key, label, icon, () => run(selectedItems, selection.end), isEmpty),
      )}
    </section>
  )
}

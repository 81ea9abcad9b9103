import { CopyCheck, Ellipsis, SquareCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListedRecord } from '#domain/lists/movie-list.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { Button, IconButton } from '#ui/button.tsx'
import { useIsBelowExtraLarge, useIsNarrow } from '#ui/hooks/use-screen-width.ts'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import type { Selection } from './use-selection.ts'

const bar = css({
  position: 'sticky',
  bottom: { base: 'above-bar', md: '4' },
  zIndex: 'overlay',
  row: { base: '1', xl: '2' },
  height: { base: '14', _largeText: 'auto' },
  flexWrap: { _largeText: 'wrap' },
  paddingBlock: { _largeText: '1' },
  paddingInline: { base: '1', md: '3' },
  borderRadius: 'dialog',
  layerStyle: 'floatingBar',

  '& > button': { minWidth: '9', flexShrink: '1', lineHeight: 'tight' },
  '& > button:not([data-tooltip])': { paddingInline: { base: '3', xl: '2' } },
})
// Without its icon on a phone, where the words need the room.
const named = css({ mdDown: { '& > svg': { display: 'none' } }, _largeText: { order: '1', flexBasis: 'full' } })
// Wraps before the buttons do.
const count = css({ flexShrink: '9999', paddingInline: '1', textStyle: 'label', lineHeight: 'tight' })
const space = css({ flexGrow: '1', marginInlineStart: { base: '-1', xl: '-2' } })

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

const idsOf = (items: readonly Item[]): readonly MovieId[] => items.map((item) => item.movieId)

export const SelectionBar = ({ items, pageItems, selection, bulkActions }: SelectionBarProps) => {
  const { selection: messages, app } = useCoreMessages()
  const isNarrow = useIsNarrow()
  const isWide = !useIsBelowExtraLarge()
  // Selected movies may have been filtered out or removed since.
  const selectedItems = items.filter((item) => selection.selected?.has(item.movieId))
  const isEmpty = selectedItems.length === 0
  const isPageSelected = pageItems.every((item) => selection.selected?.has(item.movieId))
  const clear = {
    id: 'clear',
    label: messages.clear,
    icon: <X aria-hidden="true" />,
    onChoose: selection.clear,
  }
  const more =
    isPageSelected && items.length > pageItems.length
      ? { label: messages.all({ count: items.length }), icon: <CopyCheck aria-hidden="true" />, all: items }
      : { label: messages.page, icon: <SquareCheck aria-hidden="true" />, all: pageItems }
  const add = { id: 'more', ...more, onChoose: () => selection.add(idsOf(more.all)) }
  const acts = bulkActions.map(({ key, run, ...act }) => ({
    ...act,
    id: key,
    onChoose: () => run(selectedItems, selection.end),
  }))
  const likely = isWide ? acts : acts.slice(0, isNarrow ? 1 : 2)
  const rest = acts.slice(likely.length)
  return (
    <section className={bar} aria-label={messages.bar} data-selection-bar>
      {isWide ? (
        <NamedButton act={clear} disabled={isEmpty} />
      ) : (
        <IconButton label={messages.done} icon={<X aria-hidden="true" />} onClick={selection.end} />
      )}
      <p className={count} role="status">
        {messages.selected({ count: selectedItems.length })}
      </p>
      {isWide ? <NamedButton act={add} /> : null}
      <span className={space} />
      {likely.map((act, index) => (
        <NamedButton key={act.id} act={act} variant={index === 0 ? 'solid' : 'quiet'} disabled={isEmpty} />
      ))}
      {isWide ? null : (
        <Menu items={isEmpty ? [add] : [add, ...rest, clear]} placement="top-end">
          {(trigger) => <IconButton {...trigger} label={app.moreActions} icon={<Ellipsis aria-hidden="true" />} />}
        </Menu>
      )}
    </section>
  )
}

const NamedButton = ({ act, variant = 'quiet', disabled = false }: NamedButtonProps) => (
  <Button className={named} variant={variant} disabled={disabled} onClick={act.onChoose}>
    {act.icon}
    {act.label}
  </Button>
)

interface NamedButtonProps {
  readonly act: MenuItem
  readonly variant?: 'solid' | 'quiet'
  readonly disabled?: boolean
}

import { Check, Eye, Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { RatingPill } from '#components/card/rating-pill.tsx'
import { useIsHidden } from '#components/card/use-is-hidden.ts'
import { useWatchlistStatus } from '#components/card/use-watchlist-item.ts'
import { AsyncBoundary, Nothing } from '#components/loading/async-boundary.tsx'
import { Portrait } from '#components/pictures/portrait.tsx'
import { Poster } from '#components/pictures/poster.tsx'
import { useKnownFor } from '#components/search/use-known-for.ts'
import type { Movie } from '#domain/movie/movie.ts'
import type { FoundPerson } from '#domain/movie/person.ts'
import type { SearchCell } from '#domain/movie/search-rows.ts'
import { ratingText, releaseYear } from '#domain/values/format.ts'
import { css, cx } from '#styled/css'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { cellId } from './cell-id.ts'

const line = css({ row: '1' })
const cell = css({
  row: '3',
  flexWrap: { _largeText: 'wrap' },
  minHeight: '11',
  padding: '1.5',
  borderRadius: 'chip',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'raised' },
  '&[aria-selected=true]': {
    background: 'raised',
    boxShadow: '[inset 3px 0 0 var(--colors-accent)]',
    _highContrast: { background: 'highlight', color: 'highlight.fg', forcedColorAdjust: 'none' },
  },
})
const wide = css({ flexGrow: '1', minWidth: '0' })
const icon = css({
  justifyContent: 'center',
  width: '11',
  height: '11',
  flexShrink: '0',
  borderRadius: 'full',
  color: 'fg.muted',
  '& svg': { width: '5', height: '5' },
  '&[aria-selected=true]': { boxShadow: '[inset 0 0 0 2px var(--colors-accent)]', color: 'fg' },
})
const onList = css({ color: 'positive' })
const watched = css({ color: 'accent', cursor: 'default' })
const thumbnail = css({
  width: '10',
  flexShrink: '0',
  borderRadius: 'chip',
  overflow: 'hidden',
  // 'No Image' must fit into a small picture.
  '& span span': { fontSize: '2xs', lineHeight: 'tight', textAlign: 'center', overflowWrap: 'anywhere' },
})
const names = css({ stack: '0', flexGrow: '1', flexBasis: { _largeText: '[60%]' }, minWidth: '0' })
const title = css({ fontWeight: 'semibold', lineHeight: 'snug', lineClamp: 2, overflowWrap: 'anywhere' })
const note = css({
  textStyle: 'note',
  color: 'fg.muted',
  lineClamp: 1,
  '[aria-selected=true] &': { _highContrast: { color: 'current' } },
})
const all = css({ justifyContent: 'center', color: 'accent', fontWeight: 'semibold' })

interface RowProps {
  readonly listId: string
  readonly row: number
  readonly highlighted: SearchCell | null
  readonly onPick: () => void
}

interface OpenCellProps extends RowProps {
  readonly className?: string
  readonly children: ReactNode
}

const Cell = ({ className, ...rest }: ComponentProps<'button'>) => (
  // biome-ignore lint/a11y/useSemanticElements: a grid of a combobox is no table
  <button
    {...rest}
    className={cx(cell, className)}
    type="button"
    role="gridcell"
    tabIndex={-1}
    // The field keeps the focus.
    onMouseDown={(event) => event.preventDefault()}
  />
)

const OpenCell = ({ listId, row, highlighted, onPick, className, children }: OpenCellProps) => (
  <Cell
    id={cellId(listId, { row, cell: 'open' })}
    className={cx(wide, className)}
    aria-selected={highlighted === 'open'}
    onClick={onPick}
  >
    {children}
  </Cell>
)

const Row = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a grid of a combobox is no table
  // biome-ignore lint/a11y/useFocusableInteractive: the field of the combobox keeps the focus
  <div className={line} role="row">
    {children}
  </div>
)

const HiddenNote = () => ` · ${useMessages().hidden.name}`

interface MovieRowProps extends RowProps {
  readonly movie: Movie
  readonly onAdd: () => void
}

export const MovieRow = ({ movie, onAdd, ...rest }: MovieRowProps) => {
  const messages = useCoreMessages().search
  const isHidden = useIsHidden(movie.id)
  return (
    <Row>
      <OpenCell {...rest}>
        <span className={thumbnail}>
          <Poster movie={movie} sizes="2.5rem" eager />
        </span>
        <span className={names}>
          <span className={title} dir="auto">
            {movie.title}
          </span>
          <span className={note}>
            {releaseYear(movie.releaseDate) ?? messages.unknownYear}
            {isHidden ? (
              <AsyncBoundary ErrorFallback={Nothing}>
                <HiddenNote />
              </AsyncBoundary>
            ) : null}
          </span>
        </span>
        <RatingPill rating={ratingText(movie.voteAverage)} />
      </OpenCell>
      <AddCell {...rest} movie={movie} onAdd={onAdd} />
    </Row>
  )
}

const AddCell = ({ listId, row, highlighted, movie, onAdd }: Omit<MovieRowProps, 'onPick'>) => {
  const messages = useCoreMessages().card
  const status = useWatchlistStatus(movie.id)
  const states = {
    none: { Icon: Plus, label: messages.add({ title: movie.title }), className: undefined },
    unwatched: { Icon: Check, label: messages.remove({ title: movie.title }), className: onList },
    watched: { Icon: Eye, label: messages.watched({ title: movie.title }), className: watched },
  }
  const { Icon, label, className } = states[status ?? 'none']
  return (
    <Cell
      id={cellId(listId, { row, cell: 'add' })}
      className={cx(icon, className)}
      aria-selected={highlighted === 'add'}
      aria-disabled={status === 'watched'}
      aria-label={label}
      data-tooltip={label}
      onClick={onAdd}
    >
      <Icon aria-hidden="true" />
    </Cell>
  )
}

export const PersonRow = ({ person, ...rest }: RowProps & { person: FoundPerson }) => (
  <Row>
    <OpenCell {...rest}>
      <span className={thumbnail}>
        <Portrait person={person} sizes="2.5rem" />
      </span>
      <span className={names}>
        <span className={title} dir="auto">
          {person.name}
        </span>
        <span className={note}>{useKnownFor(person)}</span>
      </span>
    </OpenCell>
  </Row>
)

export const SeeAllRow = (props: RowProps) => (
  <Row>
    <OpenCell {...props} className={all}>
      {useCoreMessages().search.seeAll}
    </OpenCell>
  </Row>
)

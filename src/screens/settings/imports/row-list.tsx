import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useMemo, useRef } from 'react'
import { kindOf } from '#domain/imports/planned.ts'
import type { HistoryRow, LeftOutRow, ReadHistory } from '#domain/imports/read-history.ts'
import type { ResolvedMovie } from '#domain/imports/resolve.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { releaseYear } from '#domain/values/format.ts'
import { css } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'
import { note } from '../styles.ts'
import { countsMovies, keyOfGroup, type RowGroup, type RowGroups } from './row-groups.ts'
import { useFactText } from './use-fact-text.ts'

const box = css({
  maxHeight: '80',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 'card',
  layerStyle: 'outlined',
})
const inner = css({ position: 'relative', width: 'full' })
const item = css({
  position: 'absolute',
  insetInline: '0',
  top: '0',
  paddingBlock: '2',
  paddingInline: '3',
  stack: '0.5',
  overflowWrap: 'anywhere',
  fontSize: 'sm',
})

type Listed = { readonly row: HistoryRow; readonly movie: MovieSnapshot | null } | { readonly left: LeftOutRow }

interface RowListProps {
  readonly group: RowGroup
  readonly groups: RowGroups
  readonly history: ReadHistory
  readonly movies: readonly ResolvedMovie[]
}

const indicesIn = (group: Exclude<RowGroup, { kind: 'left out' }>, groups: RowGroups): readonly number[] => {
  if (group.kind === 'already watched') return groups.alreadyWatched
  if (group.kind === 'accepted together') return groups.acceptedTogether
  if (group.kind === 'movies') return groups.movies(group.state)
  return group.kind === 'facts' ? groups.facts(group.of, group.outcome) : groups.inPart(group.doubt)
}

/** One for each movie, with what all its rows say. */
const byMovie = (rows: readonly HistoryRow[]): readonly HistoryRow[] => {
  const movies = new Map<string, HistoryRow>()
  for (const row of rows) {
    const known = movies.get(row.named.key)
    movies.set(row.named.key, known ? { ...known, facts: [...known.facts, ...row.facts] } : row)
  }
  return [...movies.values()]
}

const listedIn = ({ group, groups, history, movies }: RowListProps): readonly Listed[] => {
  if (group.kind === 'left out') return groups.leftOut(group.reason).map((left) => ({ left }))
  const found = new Map(movies.map(({ named, movie }) => [named.key, movie]))
  const rows = [...new Set(indicesIn(group, groups))].flatMap((index) => history.rows[index] ?? [])
  const shown = countsMovies(group) ? byMovie(rows) : rows
  return shown.map((row) => ({ row, movie: found.get(row.named.key) ?? null }))
}

/** The rows of a group; only those near the visible part are in the page. */
export const RowList = (props: RowListProps) => {
  const { group, groups, history, movies } = props
  const scroller = useRef<HTMLDivElement>(null)
  const listed = useMemo(() => listedIn({ group, groups, history, movies }), [group, groups, history, movies])
  const virtualizer = useVirtualizer({
    count: listed.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 64,
    // A new function would measure all rows again at each step of scrolling.
    getItemKey: useCallback((index) => `${keyOfGroup(group)} ${index}`, [group]),
    overscan: 8,
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <div ref={scroller} className={box} tabIndex={0}>
      <ul className={inner} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const each = listed[index]
          return each ? (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={item}
              style={{ transform: `translateY(${start}px)` }}
            >
              {'left' in each ? <LeftRow row={each.left} /> : <MovieRow {...each} group={group} />}
            </li>
          ) : null
        })}
      </ul>
    </div>
  )
}

const nameOf = (title: string, year: number | null | undefined): string => (year ? `${title} (${year})` : title)

const LeftRow = ({ row: { title, year, origin } }: { row: LeftOutRow }) => {
  const { review } = useMessages().history
  return (
    <>
      {title ? <span dir="auto">{nameOf(title, year)}</span> : null}
      <span className={note}>{review.line({ file: origin.file, line: origin.line })}</span>
    </>
  )
}

interface MovieRowProps {
  readonly row: HistoryRow
  readonly movie: MovieSnapshot | null
  readonly group: RowGroup
}

const MovieRow = ({ row, movie, group }: MovieRowProps) => {
  const { review } = useMessages().history
  const text = useFactText()
  const { named, facts, doubts, origin } = row
  const given = nameOf(named.title || named.imdbId || String(named.tmdbId ?? ''), named.year)
  const shownName = movie && nameOf(movie.title, releaseYear(movie.releaseDate))
  const shown = group.kind === 'facts' ? facts.filter((fact) => kindOf(fact) === group.of) : facts
  return (
    <>
      <span dir="auto">
        {shownName && named.title && shownName !== given ? `${given} → ${shownName}` : (shownName ?? given)}
      </span>
      <span className={note} dir="auto">
        {[...new Set(shown.map(text)), ...doubts.map((doubt) => review.doubts[doubt])].join(' · ')}
      </span>
      <span className={note}>{review.line({ file: origin.file, line: origin.line })}</span>
    </>
  )
}

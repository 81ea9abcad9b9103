import type { MouseEvent } from 'react'
import { ratingText, releaseYear } from '#domain/format.ts'
import type { ListedMovie } from '#domain/movie.ts'
import type { SearchBoxEvent } from '#machines/search-box.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import type { SearchBoxSnapshot } from '#wiring/flows/search-box.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { problemMessages } from './error-messages.ts'
import { Poster } from './poster.tsx'
import { RatingPill } from './rating-pill.tsx'

const panel = css({
  position: 'absolute',
  // On a narrow screen as wide as the page.
  insetInlineStart: { base: '[-2.5rem]', md: '0' },
  insetInlineEnd: { base: '[-3.25rem]', md: '0' },
  top: '[calc(100% + 0.5rem)]',
  zIndex: 'floating',
  padding: '1.5',
  background: 'surface',
  borderRadius: 'card',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  boxShadow: 'floating',
  animationName: 'fade',
  animationDuration: 'fast',
})
const line = css({ paddingInline: '3', paddingBlock: '3', color: 'fg.muted' })
const failed = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '2',
  paddingInline: '4',
  '& > div': { flexGrow: '1', flexBasis: '[14rem]' },
  '& > button': { marginInlineStart: 'auto' },
})
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '11',
  padding: '1.5',
  borderRadius: 'chip',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'raised' },
  '&[aria-selected=true]': {
    background: 'raised',
    boxShadow: '[inset 3px 0 0 var(--colors-accent)]',
    _highContrast: { background: '[Highlight]', color: '[HighlightText]', forcedColorAdjust: 'none' },
  },
})
const thumbnail = css({
  width: '10',
  flexShrink: '0',
  borderRadius: 'chip',
  overflow: 'hidden',
  // 'No Image' must fit into a small picture.
  '& span span': { fontSize: '2xs', lineHeight: 'tight', textAlign: 'center', overflowWrap: 'anywhere' },
})
const names = css({ display: 'flex', flexDirection: 'column', flexGrow: '1', minWidth: '0' })
const title = css({ fontWeight: 'semibold', lineHeight: 'snug', lineClamp: 2, overflowWrap: 'anywhere' })
const year = css({
  textStyle: 'note',
  color: 'fg.muted',
  '[aria-selected=true] &': { _highContrast: { color: '[inherit]' } },
})
const all = css({ justifyContent: 'center', color: 'accent', fontWeight: 'semibold' })

interface SearchResultsProps {
  /** Rows have the ids `[id]-[index]`. */
  readonly id: string
  readonly snapshot: SearchBoxSnapshot
  readonly send: (event: SearchBoxEvent) => void
}

export const SearchResults = ({ id, snapshot, send }: SearchResultsProps) => {
  const app = useApp()
  const messages = useMessages()
  const isDemo = useValue(app.isDemo)
  const searchMessages = messages.search
  const { movies, total, highlighted, problem } = snapshot.context
  const problemMessage = problem && problemMessages(problem, messages)
  const retry = (event: MouseEvent) => {
    // The button is removed with the message.
    event.currentTarget.closest('search')?.querySelector('input')?.focus()
    send({ type: 'retried' })
  }
  const isLoading = snapshot.hasTag('busy')
  if (isLoading || snapshot.matches({ open: 'nothing found' })) {
    return (
      <div className={panel} id={id} role="status">
        <div className={line}>
          <p>{isLoading ? searchMessages.loading : searchMessages.none}</p>
          {isDemo && !isLoading ? <p className={year}>{messages.demo.searched}</p> : null}
        </div>
      </div>
    )
  }
  if (snapshot.matches({ open: 'failed' })) {
    return (
      <div className={`${panel} ${failed}`} id={id} role="alert">
        <div>
          <p>{searchMessages.failed}</p>
          {problemMessage ? <p className={year}>{problemMessage.title}</p> : null}
          {problemMessage?.hint ? <p className={year}>{problemMessage.hint}</p> : null}
        </div>
        <Button onClick={retry}>{messages.app.retry}</Button>
      </div>
    )
  }
  return (
    <div className={panel}>
      <p className={visuallyHidden} role="status">
        {searchMessages.found(movies.length)}
      </p>
      {/* The field keeps the focus: arrow keys move between rows. */}
      <div role="listbox" id={id} aria-label={searchMessages.results}>
        {movies.map((movie, index) => (
          <ResultRow
            key={movie.id}
            id={`${id}-${index}`}
            movie={movie}
            isHighlighted={index === highlighted}
            onPick={() => send({ type: 'picked', id: movie.id })}
          />
        ))}
        {total > movies.length ? (
          <button
            id={`${id}-${movies.length}`}
            className={`${row} ${all}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={highlighted === movies.length}
            onClick={() => send({ type: 'see all chosen' })}
          >
            {searchMessages.seeAll}
          </button>
        ) : null}
      </div>
    </div>
  )
}

interface ResultRowProps {
  readonly id: string
  readonly movie: ListedMovie
  readonly isHighlighted: boolean
  readonly onPick: () => void
}

const ResultRow = ({ id, movie, isHighlighted, onPick }: ResultRowProps) => {
  const messages = useMessages().search
  return (
    <button
      id={id}
      className={row}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isHighlighted}
      onClick={onPick}
    >
      <span className={thumbnail}>
        <Poster movie={movie} sizes="2.5rem" eager />
      </span>
      <span className={names}>
        <span className={title} dir="auto">
          {movie.title}
        </span>
        <span className={year}>{releaseYear(movie.releaseDate) ?? messages.unknownYear}</span>
      </span>
      <RatingPill rating={ratingText(movie.voteAverage)} />
    </button>
  )
}

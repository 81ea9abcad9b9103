import { useMemo, useState } from 'react'
import { useViewingDate } from '#components/diary/use-viewing-date.ts'
import { MovieSearch } from '#components/search/movie-search.tsx'
import { alikeMovies, shownMovie, withSuggestions } from '#domain/imports/decisions.ts'
import { isTooEarly } from '#domain/imports/early-days.ts'
import { lightSnapshotOf } from '#domain/imports/match.ts'
import type { HistoryRow } from '#domain/imports/read-history.ts'
import { type Choice, firstDaysOf, type ResolvedMovie } from '#domain/imports/resolve.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { Choice as ChoiceField } from '#ui/fields/choice.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { HistoryImportSnapshot, SendToHistory } from '#wiring/flows/history-import.ts'
import { note, row, stack } from '../styles.ts'
import { MovieCandidates } from './movie-candidates.tsx'
import { MoviePairs } from './movie-pairs.tsx'
import { useFactText } from './use-fact-text.ts'

const name = css({ textStyle: 'section', overflowWrap: 'anywhere' })

interface HistoryMoviesProps {
  readonly snapshot: HistoryImportSnapshot
  readonly send: SendToHistory
}

export const HistoryMovies = ({ snapshot, send }: HistoryMoviesProps) => {
  const { movies: messages } = useMessages().history
  const { decisions, pending } = snapshot.context
  const suggested = useMemo(() => withSuggestions(decisions), [decisions])
  const [isPairing, setPairing] = useState(false)
  const alike = useMemo(() => alikeMovies(decisions).length, [decisions])
  const shown = shownMovie(decisions)
  if (!shown) return null
  if (isPairing) {
    return (
      <MoviePairs
        movies={suggested}
        onAccept={(keys) => send({ type: 'only suggestions accepted', keys })}
        onClose={() => setPairing(false)}
      />
    )
  }
  return (
    <>
      <div className={row}>
        <span className={note} aria-live="polite">
          {messages.position({ index: decisions.index + 1, all: decisions.movies.length })}
        </span>
        {suggested.length > 1 ? (
          <Button variant="link" onClick={() => setPairing(true)}>
            {messages.onlyOnes({ count: suggested.length })}
          </Button>
        ) : null}
      </div>
      <MovieQuestion
        key={shown.named.key}
        resolved={shown}
        rows={pending.history.rows}
        alike={alike}
        onDecide={(choice, isForAlike) => send({ type: 'movie decided', choice, isForAlike })}
      />
      <DialogActions>
        <Button onClick={() => send({ type: 'overview opened' })}>{messages.done}</Button>
        <Button
          disabled={!snapshot.can({ type: 'previous movie opened' })}
          onClick={() => send({ type: 'previous movie opened' })}
        >
          {messages.previous}
        </Button>
        <Button onClick={() => send({ type: 'movie skipped' })}>{messages.skip}</Button>
      </DialogActions>
    </>
  )
}

interface MovieQuestionProps {
  readonly resolved: ResolvedMovie
  readonly rows: readonly HistoryRow[]
  /** How many of the movies have this title. */
  readonly alike: number
  readonly onDecide: (choice: Choice, isForAlike: boolean) => void
}

const longestFacts = 3

const useRowsText = ({ named }: ResolvedMovie, all: readonly HistoryRow[]): string => {
  const { review } = useMessages().history
  const text = useFactText()
  const rows = all.filter((row) => row.named.key === named.key)
  const [first] = rows
  const said = rows.flatMap((row) => row.facts)
  const isDated = said.some(({ kind }) => kind === 'viewing')
  const facts = [...new Set(said.filter(({ kind }) => kind !== 'seen' || !isDated).map(text))]
  const more = facts.length > longestFacts ? ['…'] : []
  return [
    ...facts.slice(0, longestFacts),
    ...more,
    ...(first ? [review.line({ file: first.origin.file, line: first.origin.line })] : []),
  ].join(' · ')
}

const MovieQuestion = ({ resolved, rows, alike, onDecide }: MovieQuestionProps) => {
  const { named, candidates, movie, state, isUndated } = resolved
  const { movies: messages } = useMessages().history
  const [isSearching, setSearching] = useState(candidates.length === 0)
  const [isForAlike, setForAlike] = useState(true)
  const dateOf = useViewingDate()
  const firstDay = useMemo(() => firstDaysOf({ rows }).get(named.key), [rows, named.key])
  const isEarly = firstDay !== undefined && candidates.some((each) => isTooEarly(each, firstDay))
  const [isWithout, setWithout] = useState(state !== 'found' || isUndated === true)
  const rowsText = useRowsText(resolved, rows)
  const decide = (choice: Choice) => onDecide(choice, alike > 1 && isForAlike)
  const choose = (chosen: MovieSnapshot) =>
    decide({ kind: 'movie', movie: chosen, ...(isEarly && isWithout && { isUndated: true }) })
  return (
    <div className={stack}>
      <div>
        <h3 className={name}>
          <bdi>{named.title || named.imdbId || named.tmdbId}</bdi>{' '}
          {named.year ?? <span className={note}>{messages.unknownYear}</span>}
        </h3>
        <p className={note} dir="auto">
          {rowsText}
        </p>
      </div>
      {isEarly ? (
        <ChoiceField type="checkbox" checked={isWithout} onChoose={() => setWithout(!isWithout)}>
          {messages.earlyDays({ date: dateOf(firstDay) })}
        </ChoiceField>
      ) : null}
      <MovieCandidates movies={candidates} chosen={movie?.id ?? null} onChoose={choose} />
      {isSearching ? (
        <MovieSearch
          label={messages.searchLabel}
          initial={named.title}
          nothing={messages.notFound}
          onChoose={(found) => choose(lightSnapshotOf(found))}
        />
      ) : null}
      {alike > 1 ? (
        <ChoiceField type="checkbox" checked={isForAlike} onChoose={() => setForAlike(!isForAlike)}>
          {messages.alike({ count: alike })}
        </ChoiceField>
      ) : null}
      <div className={row}>
        <Button aria-pressed={state === 'none of these'} onClick={() => decide({ kind: 'none' })}>
          {messages.none}
        </Button>
        {isSearching ? null : <Button onClick={() => setSearching(true)}>{messages.search}</Button>}
      </div>
    </div>
  )
}

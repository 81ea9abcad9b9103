import { useMemo, useState } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { MovieSearch } from '#components/search/movie-search.tsx'
import { lightSnapshotOf } from '#domain/history/match.ts'
import { type Choice, onlySuggestion, type ResolvedMovie } from '#domain/history/resolve.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { normalizeText } from '#domain/values/normalize-text.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Choice as ChoiceField } from '#ui/choice.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { HistoryImportSnapshot, SendToHistory } from '#wiring/flows/history-import.ts'
import { pendingHistory } from '#wiring/history/pending-history.ts'
import { usePendingMovies } from '#wiring/history/use-pending-history.ts'
import { row } from '../row.ts'
import { MovieCandidates } from './movie-candidates.tsx'
import { note, stack } from './styles.ts'
import { useFactText } from './use-fact-text.ts'

const name = css({ textStyle: 'section', overflowWrap: 'anywhere' })

/** In words that many files share, such as 'Psycho' and 'psycho'. */
const titleOf = ({ named }: ResolvedMovie): string => normalizeText(named.title) || named.title

/** Two years of one title are two movies. */
const isAlike = (one: ResolvedMovie, other: ResolvedMovie | undefined): boolean =>
  other !== undefined &&
  titleOf(one) === titleOf(other) &&
  (one.named.year === undefined || other.named.year === undefined || one.named.year === other.named.year)

interface HistoryMoviesProps {
  readonly snapshot: HistoryImportSnapshot
  readonly send: SendToHistory
}

export const HistoryMovies = ({ snapshot, send }: HistoryMoviesProps) => {
  const { movies: messages } = useSectionMessages('history')
  const movies = usePendingMovies()
  const { deciding } = snapshot.context
  const [keys] = useState(() => movies.filter(({ state }) => state === deciding).map(({ named }) => named.key))
  const [index, setIndex] = useState(0)
  const byKey = useMemo(() => new Map(movies.map((named) => [named.named.key, named])), [movies])
  const current = byKey.get(keys[index] ?? '')
  const onlyOnes = keys.flatMap((key) => {
    const named = byKey.get(key)
    const movie = named && onlySuggestion(named)
    return movie ? [{ key, movie }] : []
  })
  const move = (to: number) => {
    if (to >= keys.length) send({ type: 'overview opened' })
    else setIndex(Math.max(0, to))
  }
  const alike = current ? keys.filter((key) => isAlike(current, byKey.get(key))) : []
  const decide = (choice: Choice, isForAll: boolean) => {
    const decided = isForAll ? alike : [keys[index] ?? '']
    for (const key of decided) send({ type: 'movie decided', named: key, choice })
    const next = keys.findIndex((key, at) => at > index && !decided.includes(key))
    move(next < 0 ? keys.length : next)
  }
  const takeOnlyOnes = () => {
    for (const { key, movie } of onlyOnes) send({ type: 'movie decided', named: key, choice: { kind: 'movie', movie } })
    send({ type: 'overview opened' })
  }
  if (!current) return null
  return (
    <>
      <div className={row}>
        <span className={note} aria-live="polite">
          {messages.position(index + 1, keys.length)}
        </span>
        {onlyOnes.length > 1 ? (
          <Button variant="link" onClick={takeOnlyOnes}>
            {messages.onlyOnes(onlyOnes.length)}
          </Button>
        ) : null}
      </div>
      <MovieQuestion key={current.named.key} resolved={current} alike={alike.length} onDecide={decide} />
      <DialogActions>
        <Button onClick={() => send({ type: 'overview opened' })}>{messages.done}</Button>
        <Button disabled={index === 0} onClick={() => move(index - 1)}>
          {messages.previous}
        </Button>
        <Button onClick={() => move(index + 1)}>{messages.skip}</Button>
      </DialogActions>
    </>
  )
}

interface MovieQuestionProps {
  readonly resolved: ResolvedMovie
  /** How many of the movies have this title. */
  readonly alike: number
  readonly onDecide: (choice: Choice, isForAll: boolean) => void
}

const longestFacts = 3

const useRowsText = ({ named }: ResolvedMovie): string => {
  const history = useValue(useLazy(pendingHistory).history)
  const { review } = useSectionMessages('history')
  const text = useFactText()
  const rows = (history?.rows ?? []).filter((row) => row.named.key === named.key)
  const [first] = rows
  const said = rows.flatMap((row) => row.facts)
  const isDated = said.some(({ kind }) => kind === 'viewing')
  const facts = [...new Set(said.filter(({ kind }) => kind !== 'seen' || !isDated).map(text))]
  const more = facts.length > longestFacts ? ['…'] : []
  return [
    ...facts.slice(0, longestFacts),
    ...more,
    ...(first ? [review.line(first.origin.file, first.origin.line)] : []),
  ].join(' · ')
}

const MovieQuestion = ({ resolved, alike, onDecide }: MovieQuestionProps) => {
  const { named, candidates, movie, state } = resolved
  const { movies: messages } = useSectionMessages('history')
  const [isSearching, setSearching] = useState(candidates.length === 0)
  const [isForAll, setForAll] = useState(true)
  const rowsText = useRowsText(resolved)
  const decide = (choice: Choice) => onDecide(choice, alike > 1 && isForAll)
  const choose = (chosen: MovieSnapshot) => decide({ kind: 'movie', movie: chosen })
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
        <ChoiceField type="checkbox" checked={isForAll} onChoose={() => setForAll(!isForAll)}>
          {messages.alike(alike)}
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

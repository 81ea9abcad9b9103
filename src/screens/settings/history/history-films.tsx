import { useMemo, useState } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { FilmSearch } from '#components/search/film-search.tsx'
import { lightSnapshotOf } from '#domain/history/match.ts'
import { type Choice, onlySuggestion, type ResolvedFilm } from '#domain/history/resolve.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { normalizeText } from '#domain/values/normalize-text.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Choice as ChoiceField } from '#ui/choice.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { HistoryImportSnapshot, SendToHistory } from '#wiring/flows/history-import.ts'
import { pendingHistoryOf } from '#wiring/history/pending-history.ts'
import { usePendingFilms } from '#wiring/history/use-pending-history.ts'
import { row } from '../row.ts'
import { FilmCandidates } from './film-candidates.tsx'
import { note, stack } from './styles.ts'
import { useFactText } from './use-fact-text.ts'

const name = css({ textStyle: 'section', overflowWrap: 'anywhere' })

/** In words that many files share, such as 'Psycho' and 'psycho'. */
const titleOf = ({ film }: ResolvedFilm): string => normalizeText(film.title) || film.title

/** Two years of one title are two movies. */
const isAlike = (one: ResolvedFilm, other: ResolvedFilm | undefined): boolean =>
  other !== undefined &&
  titleOf(one) === titleOf(other) &&
  (one.film.year === undefined || other.film.year === undefined || one.film.year === other.film.year)

interface HistoryFilmsProps {
  readonly snapshot: HistoryImportSnapshot
  readonly send: SendToHistory
}

export const HistoryFilms = ({ snapshot, send }: HistoryFilmsProps) => {
  const { films: messages } = useSectionMessages('history')
  const films = usePendingFilms()
  const { deciding } = snapshot.context
  const [keys] = useState(() => films.filter(({ state }) => state === deciding).map(({ film }) => film.key))
  const [index, setIndex] = useState(0)
  const byKey = useMemo(() => new Map(films.map((film) => [film.film.key, film])), [films])
  const current = byKey.get(keys[index] ?? '')
  const onlyOnes = keys.flatMap((key) => {
    const film = byKey.get(key)
    const movie = film && onlySuggestion(film)
    return movie ? [{ key, movie }] : []
  })
  const move = (to: number) => {
    if (to >= keys.length) send({ type: 'overview opened' })
    else setIndex(Math.max(0, to))
  }
  const alike = current ? keys.filter((key) => isAlike(current, byKey.get(key))) : []
  const decide = (choice: Choice, isForAll: boolean) => {
    const decided = isForAll ? alike : [keys[index] ?? '']
    for (const key of decided) send({ type: 'film decided', film: key, choice })
    const next = keys.findIndex((key, at) => at > index && !decided.includes(key))
    move(next < 0 ? keys.length : next)
  }
  const takeOnlyOnes = () => {
    for (const { key, movie } of onlyOnes) send({ type: 'film decided', film: key, choice: { kind: 'movie', movie } })
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
      <FilmQuestion key={current.film.key} resolved={current} alike={alike.length} onDecide={decide} />
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

interface FilmQuestionProps {
  readonly resolved: ResolvedFilm
  /** How many of the films have this title. */
  readonly alike: number
  readonly onDecide: (choice: Choice, isForAll: boolean) => void
}

const longestFacts = 3

const useRowsText = ({ film }: ResolvedFilm): string => {
  const history = useValue(pendingHistoryOf(useApp()).history)
  const { review } = useSectionMessages('history')
  const text = useFactText()
  const rows = (history?.rows ?? []).filter((row) => row.film.key === film.key)
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

const FilmQuestion = ({ resolved, alike, onDecide }: FilmQuestionProps) => {
  const { film, candidates, movie, state } = resolved
  const { films: messages } = useSectionMessages('history')
  const [isSearching, setSearching] = useState(candidates.length === 0)
  const [isForAll, setForAll] = useState(true)
  const rowsText = useRowsText(resolved)
  const decide = (choice: Choice) => onDecide(choice, alike > 1 && isForAll)
  const choose = (chosen: MovieSnapshot) => decide({ kind: 'movie', movie: chosen })
  return (
    <div className={stack}>
      <div>
        <h3 className={name}>
          <bdi>{film.title || film.imdbId || film.tmdbId}</bdi>{' '}
          {film.year ?? <span className={note}>{messages.unknownYear}</span>}
        </h3>
        <p className={note} dir="auto">
          {rowsText}
        </p>
      </div>
      <FilmCandidates movies={candidates} chosen={movie?.id ?? null} onChoose={choose} />
      {isSearching ? (
        <FilmSearch
          label={messages.searchLabel}
          initial={film.title}
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

import { useMemo, useState } from 'react'
import { FilmChoices } from '#components/film-choices.tsx'
import { FilmSearch } from '#components/film-search.tsx'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { lightSnapshotOf } from '#domain/history/match.ts'
import type { Choice, ResolvedFilm } from '#domain/history/resolve.ts'
import type { MovieSnapshot } from '#domain/movie.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import type { SendToHistory } from '#wiring/flows/history-import.ts'
import { usePendingFilms } from '#wiring/use-pending-history.ts'
import { note, row, stack } from './styles.ts'

const name = css({ textStyle: 'section', overflowWrap: 'anywhere' })

/** Films in doubt first; without any, those that were not found. */
const openFilms = (films: readonly ResolvedFilm[]): readonly string[] => {
  const inDoubt = films.filter(({ state }) => state === 'in doubt')
  const open = inDoubt.length > 0 ? inDoubt : films.filter(({ state }) => state === 'not found')
  return open.map(({ film }) => film.key)
}

export const HistoryFilms = ({ send }: { send: SendToHistory }) => {
  const { films: messages } = useSectionMessages('history')
  const films = usePendingFilms()
  const [keys] = useState(() => openFilms(films))
  const [index, setIndex] = useState(0)
  const byKey = useMemo(() => new Map(films.map((film) => [film.film.key, film])), [films])
  const current = byKey.get(keys[index] ?? '')
  const onlyOnes = keys.flatMap((key) => {
    const film = byKey.get(key)
    return film?.state === 'in doubt' && film.candidates.length === 1 ? [film] : []
  })
  const move = (to: number) => {
    if (to >= keys.length) send({ type: 'overview opened' })
    else setIndex(Math.max(0, to))
  }
  const decide = (choice: Choice) => {
    const key = keys[index]
    if (key !== undefined) send({ type: 'film decided', film: key, choice })
    move(index + 1)
  }
  const takeOnlyOnes = () => {
    for (const { film, candidates } of onlyOnes) {
      const [movie] = candidates
      if (movie) send({ type: 'film decided', film: film.key, choice: { kind: 'movie', movie } })
    }
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
      <FilmQuestion key={current.film.key} resolved={current} onDecide={decide} />
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
  readonly onDecide: (choice: Choice) => void
}

const FilmQuestion = ({ resolved: { film, candidates, movie, state }, onDecide }: FilmQuestionProps) => {
  const { films: messages } = useSectionMessages('history')
  const [isSearching, setSearching] = useState(candidates.length === 0)
  const choose = (chosen: MovieSnapshot) => onDecide({ kind: 'movie', movie: chosen })
  return (
    <div className={stack}>
      <h3 className={name}>
        <bdi>{film.title || film.imdbId || film.tmdbId}</bdi>{' '}
        {film.year ?? <span className={note}>{messages.unknownYear}</span>}
      </h3>
      <FilmChoices movies={candidates} chosen={movie?.id ?? null} onChoose={choose} />
      {isSearching ? (
        <FilmSearch
          label={messages.searchLabel}
          initial={film.title}
          nothing={messages.notFound}
          onChoose={(found) => choose(lightSnapshotOf(found))}
        />
      ) : null}
      <div className={row}>
        <Button aria-pressed={state === 'none of these'} onClick={() => onDecide({ kind: 'none' })}>
          {messages.none}
        </Button>
        {isSearching ? null : <Button onClick={() => setSearching(true)}>{messages.search}</Button>}
      </div>
    </div>
  )
}

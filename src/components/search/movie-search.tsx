import type { ReactNode } from 'react'
import type { ListedMovie, Movie, MovieId } from '#domain/movie/movie.ts'
import type { ProviderProblem } from '#domain/movie/provider-error.ts'
import { releaseYear } from '#domain/values/format.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SkeletonLine } from '#ui/skeleton.tsx'
import { quietNote } from '#ui/texts.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMovieSearch } from '#wiring/flows/movie-search.ts'
import { errorMessages, problemMessages } from '../loading/error-messages.ts'
import { useRetryProblem } from '../loading/use-retry.ts'
import { Poster } from '../pictures/poster.tsx'

/** Of movies of which one is chosen. */
export const movieChoice = {
  card: css({
    display: 'flex',
    width: 'full',
    height: 'full',
    padding: '2',
    borderRadius: 'card',
    layerStyle: 'outlined',

    background: 'clear',
    color: 'fg',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { background: 'raised' },
    '&[aria-pressed=true]': { borderColor: 'accent', background: 'accent.soft' },
  }),
  picture: css({ display: 'block', borderRadius: 'chip', overflow: 'hidden' }),
  title: css({ textStyle: 'label', overflowWrap: 'anywhere' }),
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '2', sm: '4' },
  gap: '3',
})
const column = css({ flexDirection: 'column', gap: '2' })
const wide = css({ width: 'full' })

interface MovieChoicesProps<Movie extends ListedMovie> {
  readonly movies: readonly Movie[]
  readonly chosen?: number | null
  readonly onChoose: (movie: Movie) => void
}

/** Posters side by side, of which one is chosen. */
const MovieChoices = <Movie extends ListedMovie>({ movies, chosen, onChoose }: MovieChoicesProps<Movie>) => {
  const { unknownYear } = useCoreMessages().movie
  if (movies.length === 0) return null
  return (
    <ul className={grid}>
      {movies.map((movie) => (
        <li key={movie.id}>
          <button
            type="button"
            className={cx(movieChoice.card, column)}
            aria-pressed={chosen === undefined ? undefined : movie.id === chosen}
            onClick={() => onChoose(movie)}
          >
            <span className={cx(movieChoice.picture, wide)} aria-hidden="true">
              <Poster movie={movie} sizes="(min-width: 40rem) 8rem, 45vw" />
            </span>
            <span className={movieChoice.title} dir="auto">
              {movie.title}
            </span>
            <span className={quietNote}>{releaseYear(movie.releaseDate) ?? unknownYear}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const stack = css({ stack: '3' })
const failure = css({ stack: '2', alignItems: 'flex-start' })

interface MovieSearchProps {
  readonly label: string
  readonly initial: string
  /** This one is not offered. */
  readonly except?: MovieId
  /** Shown when nothing is found. */
  readonly nothing: ReactNode
  readonly onChoose: (movie: Movie) => void
}

/** A search for one movie, in a dialog. */
export const MovieSearch = ({ label, initial, except, nothing, onChoose }: MovieSearchProps) => {
  const [search, send] = useMovieSearch({ initial, except })
  const { text, movies, problem } = search.context
  const hasFailed = search.matches({ open: 'failed' })
  return (
    <div className={stack}>
      <TextField type="search" label={label} value={text} onChange={(typed) => send({ type: 'typed', text: typed })} />
      {search.hasTag('busy') && movies.length === 0 ? <SkeletonLine width="half" /> : null}
      {hasFailed ? <Failure problem={problem} onRetry={() => send({ type: 'retried' })} /> : null}
      {search.matches({ open: 'nothing found' }) ? <p role="status">{nothing}</p> : null}
      {/* Those of the last search stay until the next one is over. */}
      <MovieChoices movies={hasFailed ? [] : movies} onChoose={onChoose} />
    </div>
  )
}

const Failure = ({ problem, onRetry }: { problem: ProviderProblem | null; onRetry: () => void }) => {
  const messages = useCoreMessages()
  const retry = useRetryProblem(problem, onRetry)
  const { title, hint } = problem ? problemMessages(problem, messages) : errorMessages(null, messages)
  return (
    <div className={failure} role="alert">
      <p>{title}</p>
      {hint ? <p>{hint}</p> : null}
      <Button onClick={retry}>{messages.app.retry}</Button>
    </div>
  )
}

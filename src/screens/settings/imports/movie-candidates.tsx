import { useQuery } from '@tanstack/react-query'
import { Poster } from '#components/pictures/poster.tsx'
import { movieChoice } from '#components/search/movie-search.tsx'
import { directorsOf } from '#domain/movie/credits.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { releaseYear } from '#domain/values/format.ts'
import { formatList } from '#i18n/numbers.ts'
import { css, cx } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const list = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 16rem), 1fr))]',
  gap: '3',
})
const row = css({ alignItems: 'flex-start', gap: '3' })
const beside = css({ width: '20', flexShrink: '0' })
const words = css({ stack: '1', minWidth: '0', flexGrow: '1', paddingBlock: '1' })
const more = css({ textStyle: 'note', color: 'fg.muted', overflowWrap: 'anywhere' })
/** Two lines that keep their room while they load. */
const plot = css({ textStyle: 'note', color: 'fg.muted', minHeight: '[2lh]', lineClamp: '2', overflowWrap: 'anywhere' })

interface MovieCandidatesProps {
  readonly movies: readonly MovieSnapshot[]
  readonly chosen: number | null
  readonly onChoose: (movie: MovieSnapshot) => void
}

/** The movies that one of the file may be, with what tells them apart. */
export const MovieCandidates = ({ movies, chosen, onChoose }: MovieCandidatesProps) => {
  if (movies.length === 0) return null
  return (
    <ul className={list}>
      {movies.map((movie) => (
        <li key={movie.id}>
          <button
            type="button"
            className={cx(movieChoice.card, row)}
            aria-pressed={movie.id === chosen}
            onClick={() => onChoose(movie)}
          >
            <span className={cx(movieChoice.picture, beside)} aria-hidden="true">
              <Poster movie={movie} sizes="5rem" />
            </span>
            <Words movie={movie} />
          </button>
        </li>
      ))}
    </ul>
  )
}

const Words = ({ movie }: { movie: MovieSnapshot }) => {
  const { provider, language } = useApp()
  const { movies: messages } = useMessages().history
  const { unknownYear } = useCoreMessages().movie
  const locale = useValue(language.current)
  // Optional: without an answer title and year remain. No copy is kept, since it may be none of the user's movies.
  const { data } = useQuery({
    ...useValue(provider.queries).movie(movie.id),
    persister: (load, context) => load(context),
  })
  const directors = directorsOf(data?.crew ?? []).map(({ name }) => name)
  return (
    <span className={words}>
      <span className={movieChoice.title} dir="auto">
        {movie.title}
      </span>
      <span className={more}>{releaseYear(movie.releaseDate) ?? unknownYear}</span>
      {directors.length > 0 ? (
        <span className={more}>{messages.directedBy({ names: formatList(locale, directors.slice(0, 2)) })}</span>
      ) : null}
      <span className={plot} dir="auto">
        {data?.overview}
      </span>
    </span>
  )
}

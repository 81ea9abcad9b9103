import type { ListedMovie } from '#domain/movie/movie.ts'
import { releaseYear } from '#domain/values/format.ts'
import { css, cx } from '#styled/css'
import { quietNote } from '#ui/texts.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { Poster } from '../pictures/poster.tsx'
import { movieChoice } from './movie-choice-styles.ts'

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
export const MovieChoices = <Movie extends ListedMovie>({ movies, chosen, onChoose }: MovieChoicesProps<Movie>) => {
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

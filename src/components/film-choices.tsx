import { releaseYear } from '#domain/format.ts'
import type { ListedMovie } from '#domain/movie.ts'
import { css } from '#styled/css'
import { useMessages } from '#wiring/use-messages.ts'
import { Poster } from './poster.tsx'

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', sm: '[repeat(4, minmax(0, 1fr))]' },
  gap: '3',
})
const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  width: 'full',
  height: 'full',
  padding: '2',
  borderRadius: 'card',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  background: 'clear',
  color: 'fg',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { background: 'raised' },
  '&[aria-pressed=true]': { borderColor: 'accent', background: 'accent.soft' },
})
const picture = css({ display: 'block', width: 'full', borderRadius: 'chip', overflow: 'hidden' })
const title = css({ textStyle: 'label', overflowWrap: 'anywhere' })
const year = css({ textStyle: 'note', color: 'fg.muted' })

interface FilmChoicesProps<Film extends ListedMovie> {
  readonly movies: readonly Film[]
  readonly chosen?: number | null
  readonly onChoose: (movie: Film) => void
}

/** Posters side by side, of which one is chosen. */
export const FilmChoices = <Film extends ListedMovie>({ movies, chosen, onChoose }: FilmChoicesProps<Film>) => {
  const { unknownYear } = useMessages().movie
  if (movies.length === 0) return null
  return (
    <ul className={grid}>
      {movies.map((movie) => (
        <li key={movie.id}>
          <button
            type="button"
            className={card}
            aria-pressed={chosen === undefined ? undefined : movie.id === chosen}
            onClick={() => onChoose(movie)}
          >
            <span className={picture} aria-hidden="true">
              <Poster movie={movie} sizes="(min-width: 40rem) 8rem, 45vw" />
            </span>
            <span className={title} dir="auto">
              {movie.title}
            </span>
            <span className={year}>{releaseYear(movie.releaseDate) ?? unknownYear}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

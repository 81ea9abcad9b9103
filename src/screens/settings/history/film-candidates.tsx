import { useQuery } from '@tanstack/react-query'
import { Poster } from '#components/poster.tsx'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { directorsOf } from '#domain/credits.ts'
import { releaseYear } from '#domain/format.ts'
import type { MovieSnapshot } from '#domain/movie.ts'
import { formatList } from '#i18n/numbers.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

const list = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 16rem), 1fr))]',
  gap: '3',
})
const card = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
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
const picture = css({ display: 'block', width: '20', flexShrink: '0', borderRadius: 'chip', overflow: 'hidden' })
const words = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  minWidth: '0',
  flexGrow: '1',
  paddingBlock: '1',
})
const title = css({ textStyle: 'label', overflowWrap: 'anywhere' })
const more = css({ textStyle: 'note', color: 'fg.muted', overflowWrap: 'anywhere' })
/** Two lines that keep their room while they load. */
const plot = css({
  textStyle: 'note',
  color: 'fg.muted',
  minHeight: '[2lh]',
  lineClamp: '2',
  overflowWrap: 'anywhere',
})

interface FilmCandidatesProps {
  readonly movies: readonly MovieSnapshot[]
  readonly chosen: number | null
  readonly onChoose: (movie: MovieSnapshot) => void
}

/** The movies that a film may be, with what tells them apart. */
export const FilmCandidates = ({ movies, chosen, onChoose }: FilmCandidatesProps) => {
  if (movies.length === 0) return null
  return (
    <ul className={list}>
      {movies.map((movie) => (
        <li key={movie.id}>
          <button type="button" className={card} aria-pressed={movie.id === chosen} onClick={() => onChoose(movie)}>
            <span className={picture} aria-hidden="true">
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
  const { queries, language } = useApp()
  const { films: messages } = useSectionMessages('history')
  const { unknownYear } = useMessages().movie
  const locale = useValue(language)
  // Optional: without an answer title and year remain. No copy is kept, since it may be none of the person's movies.
  const { data } = useQuery({ ...useValue(queries).movie(movie.id), persister: (load, context) => load(context) })
  const directors = directorsOf(data?.crew ?? []).map(({ name }) => name)
  return (
    <span className={words}>
      <span className={title} dir="auto">
        {movie.title}
      </span>
      <span className={more}>{releaseYear(movie.releaseDate) ?? unknownYear}</span>
      {directors.length > 0 ? (
        <span className={more}>{messages.directedBy(formatList(locale, directors.slice(0, 2)))}</span>
      ) : null}
      <span className={plot} dir="auto">
        {data?.overview}
      </span>
    </span>
  )
}

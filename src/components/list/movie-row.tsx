import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { releaseYear } from '#domain/values/format.ts'
import { movieName } from '#i18n/movie-name.ts'
import { css } from '#styled/css'
import { quietText } from '#ui/texts.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useGenreName } from '../card/use-genre-name.ts'
import { useOwnRating } from '../card/use-own-rating.ts'
import { Stars } from '../diary/stars.tsx'
import { Poster } from '../pictures/poster.tsx'
import type { KnownMovie } from '../place/modal-state.ts'
import { useOpenMovie } from '../place/use-open-movie.ts'
import { ServiceMark } from '../services/service-mark.tsx'

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: {
    base: '[2.75rem minmax(0, 1fr) auto]',
    _largeText: '[2.75rem minmax(0, 1fr)]',
    md: '[2.75rem minmax(0, 1fr) 4.5rem 8rem auto]',
    xl: '[2.75rem minmax(0, 1fr) 14rem 4.5rem 11rem auto]',
    '2xl': '[2.75rem minmax(0, 1fr) 12rem 4.5rem auto]',
  },
  alignItems: 'center',
  columnGap: { base: '3', md: '4' },
  paddingBlock: '2',
})
// Where rows are beside each other, the date is below what is known of a movie.
const bothLines = { gridRow: { '2xl': '1 / span 2' } } as const
const picture = css({
  ...bothLines,
  borderRadius: 'chip',
  overflow: 'hidden',
  '& span span': { fontSize: '2xs', lineHeight: 'tight' },
})
const names = css({ ...bothLines, stack: '0', minWidth: '0' })
// The whole row opens the movie. Two lines of its title and one of facts are no higher than the poster: rows are of one height.
const title = css({
  fontWeight: 'semibold',
  lineHeight: 'snug',
  lineClamp: 2,
  overflowWrap: 'anywhere',
  _hover: { color: 'accent' },
  _after: { content: '""', position: 'absolute', inset: '0' },
})
const facts = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', color: 'fg.muted', fontSize: 'sm' })
const about = css({
  display: { base: 'none', xl: 'flex' },
  alignItems: 'center',
  gap: '2',
  minWidth: '0',
  color: 'fg.muted',
  fontSize: 'sm',
  gridColumn: { '2xl': '3' },
  gridRow: { '2xl': '1' },
  alignSelf: { '2xl': 'end' },
})
const why = css({ maxWidth: 'prose', lineClamp: 3, overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontSize: 'sm' })
const onlyNarrow = css({ display: { base: 'contents', md: 'none' } })
const starsBeside = css({ ...bothLines, display: { base: 'none', md: 'flex' } })
const dateBeside = css({
  display: { base: 'none', md: 'block' },
  gridColumn: { '2xl': '3' },
  gridRow: { '2xl': '2' },
  alignSelf: { '2xl': 'start' },
})
const actions = css({
  ...bothLines,
  position: 'relative',
  zIndex: 'raised',
  display: 'flex',
  alignItems: 'center',
  gridColumn: { _largeText: '2' },
})

const mostGenres = 2

interface MovieRowProps {
  readonly movie: KnownMovie & { readonly runtime: number }
  /** When it was added, or watched. */
  readonly date: string | undefined
  readonly note?: string | undefined
  /** Why it is in the list, below what is known of it. */
  readonly reason?: string | undefined
  readonly actions: ReactNode
}

export const MovieRow = ({ movie, date, note, reason = '', actions: buttons }: MovieRowProps) => {
  const { card } = useCoreMessages()
  const { minutes } = useFormats()
  const rating = useOwnRating(movie.id)
  const genreName = useGenreName()
  const open = useOpenMovie(movie)
  const released = releaseYear(movie.releaseDate)
  const stars = rating === undefined ? null : <Stars rating={rating} />
  return (
    <article className={row}>
      <span className={picture}>
        <Poster movie={{ ...movie, voteAverage: 0 }} sizes="2.75rem" />
      </span>
      <span className={names}>
        <Link className={title} {...open} aria-label={movieName(card, movie.title, released)}>
          <span dir="auto">{movie.title}</span>
        </Link>
        <span className={facts}>
          {released === null ? null : <span>{released}</span>}
          {movie.runtime > 0 ? <span>{minutes(movie.runtime)}</span> : null}
          <span className={onlyNarrow}>
            {stars}
            {date === undefined ? null : <span>{date}</span>}
          </span>
          {note === undefined ? null : <span>{note}</span>}
        </span>
        {reason === '' ? null : (
          <span className={why} dir="auto">
            {reason}
          </span>
        )}
      </span>
      <span className={about}>
        <span>{movie.genres.slice(0, mostGenres).map(genreName).join(', ')}</span>
        <ServiceMark id={movie.id} />
      </span>
      <span className={starsBeside}>{stars}</span>
      <span className={`${dateBeside} ${quietText}`}>{date}</span>
      <span className={actions}>{buttons}</span>
    </article>
  )
}

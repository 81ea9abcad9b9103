import { Link } from 'react-router-dom'
import { Poster } from '#components/poster.tsx'
import { CalendarButton, useReleaseText } from '#components/release-parts.tsx'
import { useOpenMovie } from '#components/use-open-movie.ts'
import { releaseYear } from '#domain/format.ts'
import type { Release } from '#domain/releases.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '[2.25rem 2.75rem minmax(0, 1fr) auto]',
  alignItems: 'center',
  gap: { base: '3', md: '4' },
  padding: '2',
  borderBottomWidth: 'thin',
  borderBottomStyle: 'solid',
  borderColor: 'line',
  _hover: { background: 'raised' },
})
const number = css({ textStyle: 'section', color: 'fg.muted', textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
const poster = css({ borderRadius: 'chip', overflow: 'hidden' })
const names = css({ display: 'flex', flexDirection: 'column', minWidth: '0' })
// The whole row opens the movie.
const link = css({
  fontWeight: 'semibold',
  lineClamp: 2,
  overflowWrap: 'anywhere',
  _after: { content: '""', position: 'absolute', inset: '0' },
})
const when = css({ color: 'fg.muted', fontSize: 'sm' })
const button = css({ position: 'relative', zIndex: 'raised' })

export const ReleaseRow = ({ release }: { release: Release }) => {
  const { today } = useApp()
  const { card } = useMessages()
  const { movie, day } = release
  const textOf = useReleaseText()
  const { voteAverage } = movie
  const known = { ...movie, voteAverage: Number.parseFloat(voteAverage) }
  const open = useOpenMovie(known)
  return (
    <article className={row}>
      <span className={number} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className={poster}>
        <Poster movie={known} sizes="2.75rem" />
      </span>
      <span className={names}>
        <Link className={link} {...open} aria-label={card.named(movie.title, releaseYear(movie.releaseDate))}>
          <span dir="auto">{movie.title}</span>
        </Link>
        <span className={when}>{textOf(release)}</span>
      </span>
      {day > today() ? <CalendarButton release={release} className={button} /> : null}
    </article>
  )
}

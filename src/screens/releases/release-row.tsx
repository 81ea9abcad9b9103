import { Link } from 'react-router-dom'
import { dayRow } from '#components/diary/day-row.ts'
import { Poster } from '#components/pictures/poster.tsx'
import { useOpenMovie } from '#components/place/use-open-movie.ts'
import { CalendarButton } from '#components/releases/calendar-button.tsx'
import { useReleaseText } from '#components/releases/use-release-text.ts'
import type { Release } from '#domain/availability/releases.ts'
import { movieOf } from '#domain/movie/movie.ts'
import { releaseYear } from '#domain/values/format.ts'
import { movieName } from '#i18n/movie-name.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const button = css({ position: 'relative', zIndex: 'raised' })

export const ReleaseRow = ({ release }: { release: Release }) => {
  const { today } = useApp().platform
  const { card } = useCoreMessages()
  const { movie, day } = release
  const textOf = useReleaseText()
  const known = movieOf(movie)
  const open = useOpenMovie(known)
  return (
    <article className={dayRow.row}>
      <span className={dayRow.day} aria-hidden="true">
        {Number(day.slice(8))}
      </span>
      <span className={dayRow.poster}>
        <Poster movie={known} sizes="2.75rem" />
      </span>
      <span className={dayRow.names}>
        <Link
          className={dayRow.title}
          {...open}
          aria-label={movieName(card, movie.title, releaseYear(movie.releaseDate))}
        >
          <span dir="auto">{movie.title}</span>
        </Link>
        <span className={dayRow.muted}>{textOf(release)}</span>
      </span>
      {day > today() ? <CalendarButton release={release} className={button} /> : null}
    </article>
  )
}

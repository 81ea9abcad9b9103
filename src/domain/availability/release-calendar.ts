import { kindOf, type ReleaseKind } from '../movie/release-kinds.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'
import type { Release } from './releases.ts'

interface CalendarTexts {
  readonly name: string
  readonly kinds: Readonly<Record<ReleaseKind, string>>
  readonly country: string
}

const eventOf =
  (region: string, { kinds, country }: CalendarTexts) =>
  ({ movie, event, day, fetchedAt }: Release): CalendarEvent => ({
    // Without the day, so that a release that is put off moves its event.
    uid: `tmdb-${movie.id}-${region}-${event}@matinee`,
    day,
    title: `${movie.title} · ${kinds[kindOf(event)]}`,
    description: `${kinds[kindOf(event)]} · ${country}`,
    url: `https://www.themoviedb.org/movie/${movie.id}`,
    updatedAt: fetchedAt,
  })

export const releaseCalendar = (releases: readonly Release[], region: string, texts: CalendarTexts): string =>
  calendarFile(texts.name, releases.map(eventOf(region, texts)))

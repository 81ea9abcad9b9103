import { type CalendarEvent, calendarFile } from './calendar-file.ts'
import type { ReleaseKind } from './release-kinds.ts'
import type { Release } from './releases.ts'

interface CalendarTexts {
  readonly name: string
  readonly kinds: Readonly<Record<ReleaseKind, string>>
  /** The name of the region. */
  readonly country: string
}

const eventOf =
  (region: string, { kinds, country }: CalendarTexts) =>
  ({ movie, kind, day, fetchedAt }: Release): CalendarEvent => ({
    // Without the day, so that a release that is put off moves its event.
    uid: `tmdb-${movie.id}-${region}-${kind}@matinee`,
    day,
    title: `${movie.title} · ${kinds[kind]}`,
    description: `${kinds[kind]} · ${country}`,
    url: `https://www.themoviedb.org/movie/${movie.id}`,
    updatedAt: fetchedAt,
  })

/** The text of an .ics file. */
export const releaseCalendar = (releases: readonly Release[], region: string, texts: CalendarTexts): string =>
  calendarFile(texts.name, releases.map(eventOf(region, texts)))

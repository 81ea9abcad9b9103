import { kindOf, type ReleaseKind } from '../movie/release-kinds.ts'
import { dayMs, daysAfter } from '../values/day.ts'
import { isoTimeOf } from '../values/instant.ts'
import { utf8Length } from '../values/utf8-length.ts'
import type { Release } from './releases.ts'

export interface CalendarEvent {
  /** Unique in the world, and the same each time that it is written. */
  readonly uid: string
  /** YYYY-MM-DD: it lasts all of this day, in every time zone. */
  readonly day: string
  readonly title: string
  readonly description: string
  readonly url: string
  /** Epoch milliseconds, when the day was last looked up: a later one replaces an event that was imported before. */
  readonly updatedAt: number
}

const maxOctets = 75

const folded = (line: string): string => {
  let text = ''
  let octets = 0
  for (const character of line) {
    octets += utf8Length(character)
    if (octets > maxOctets) {
      text += '\r\n '
      octets = 1 + utf8Length(character)
    }
    text += character
  }
  return text
}

const escaped = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed in the format
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

const dateOf = (day: string): string => day.replaceAll('-', '')

const timeOf = (milliseconds: number): string => (isoTimeOf(milliseconds) ?? '').replace(/[-:]|\.\d+/g, '')

const linesOf = ({ uid, day, title, description, url, updatedAt }: CalendarEvent): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${timeOf(updatedAt)}`,
  `LAST-MODIFIED:${timeOf(updatedAt)}`,
  // Some calendars ignore an event that they know unless this number is higher.
  `SEQUENCE:${Math.floor(updatedAt / dayMs)}`,
  `DTSTART;VALUE=DATE:${dateOf(day)}`,
  `DTEND;VALUE=DATE:${dateOf(daysAfter(day, 1))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(description)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** RFC 5545. ical.js, which reads it back in the tests, would add 76 KiB. */
export const calendarFile = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Matinee//Release dates//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

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

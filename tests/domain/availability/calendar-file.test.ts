import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type CalendarEvent, calendarFile } from '#domain/availability/calendar-file.ts'
import { dayAt } from '#domain/values/day.ts'

const event: CalendarEvent = {
  uid: 'tmdb-603-US-cinema@matinee',
  day: '2026-12-31',
  title: 'The Matrix · Cinema',
  description: 'Cinema · United States',
  url: 'https://www.themoviedb.org/movie/603',
  updatedAt: Date.UTC(2026, 10, 22, 9, 8, 7),
}

/** What a calendar understands of a file. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    events: events.map(({ uid, summary, description, startDate, endDate }) => ({
      uid,
      title: summary,
      description,
      start: String(startDate),
      end: String(endDate),
      isAllDay: startDate.isDate && endDate.isDate,
    })),
  }
}

describe('a calendar file', () => {
  it('has an event of one whole day, which blocks no time', () => {
    expect(calendarFile('Release dates', [event])).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Matinee//Release dates//EN',
        'CALSCALE:GREGORIAN',
        'X-WR-CALNAME:Release dates',
        'BEGIN:VEVENT',
        'UID:tmdb-603-US-cinema@matinee',
        'DTSTAMP:20261122T090807Z',
        'LAST-MODIFIED:20261122T090807Z',
        'SEQUENCE:20779',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:The Matrix · Cinema',
        'DESCRIPTION:Cinema · United States',
        'URL:https://www.themoviedb.org/movie/603',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('says the same to a calendar whatever the titles are, in lines of at most 75 octets', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.constantFrom(
        'Crouching; Tiger, Hidden \\ Dragon',
        'a\nb\r\nc',
        'a\u0085b\u2028c\u2029d\u0090e',
        '千と千尋の神隠し'.repeat(12),
        '🎬'.repeat(40),
      ),
    )
    const events = fc.array(fc.record({ title: text, description: text, day: fc.integer({ min: 0, max: 60_000 }) }), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(events, (rows) => {
        const file = calendarFile(
          'Release dates',
          rows.map(({ title, description, day }, index) => ({
            ...event,
            uid: `${index}@test`,
            day: dayAt(day),
            title,
            description,
          })),
        )
        const lines = file.split('\r\n')
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
        expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
        expect(file).not.toMatch(/[\u0080-\u009f\u2028\u2029]/)
        // Control characters become spaces.
        const plain = (given: string) =>
          given.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ')
        expect(read(file)).toEqual({
          name: 'Release dates',
          events: rows.map(({ title, description, day }, index) => ({
            uid: `${index}@test`,
            title: plain(title),
            description: plain(description),
            start: dayAt(day),
            end: dayAt(day + 1),
            isAllDay: true,
          })),
        })
      }),
    )
  })
})

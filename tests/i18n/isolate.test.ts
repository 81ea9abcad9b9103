import { expect, it } from 'vitest'
import { withBidiIsolates } from '#i18n/bidi-isolates.ts'

const messages = withBidiIsolates({
  add: (title: string) => `Add ${title} to watchlist`,
  deep: { named: (title: string, year: number | null) => `${title} (${year})`, plain: 'Close' },
})

it.each([
  ['Hebrew', 'ואלס עם באשיר'],
  ['Arabic', 'وجدة'],
  ['mixed', 'Ajami עג׳מי'],
])('isolates the direction of a %s title within a sentence', (_, title) => {
  expect(messages.add(title)).toBe(`Add \u2068${title}\u2069 to watchlist`)
  expect(messages.deep.named(title, 2008)).toBe(`\u2068${title}\u2069 (2008)`)
})

it.each(['Alien', 'Amélie', '千と千尋の神隠し', 'Сталкер', '2001'])('inserts %s into a sentence unchanged', (title) => {
  expect(messages.add(title)).toBe(`Add ${title} to watchlist`)
  expect(messages.deep).toEqual({ named: expect.any(Function), plain: 'Close' })
})

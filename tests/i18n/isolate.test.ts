import { expect, it } from 'vitest'
import { allMessages } from './all-messages.ts'

const { card } = await allMessages('en-US')

it.each([
  ['Hebrew', 'ואלס עם באשיר'],
  ['Arabic', 'وجدة'],
  ['mixed', 'Ajami עג׳מי'],
])('isolates the direction of a %s title within a sentence', (_, title) => {
  expect(card.add({ title })).toBe(`Add \u2068${title}\u2069 to watchlist`)
  expect(card.named({ title, year: 2008 })).toBe(`\u2068${title}\u2069 (2008)`)
})

it.each(['Alien', 'Amélie', '千と千尋の神隠し', 'Сталкер', '2001'])('inserts %s into a sentence unchanged', (title) => {
  expect(card.add({ title })).toBe(`Add ${title} to watchlist`)
})

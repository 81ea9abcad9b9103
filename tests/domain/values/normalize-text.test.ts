import { describe, expect, it } from 'vitest'
import { searchIn } from '#domain/values/normalize-text.ts'

const titles = [
  'Amélie',
  'Schindler’s List',
  'WALL·E',
  'Łódź',
  'Die Straße',
  'Spider-Man',
  'Tom & Jerry',
  '$',
  '기생충',
]
const items = titles.map((title) => ({ title }))
const found = (typed: string) => searchIn(items, typed, ({ title }) => title).map(({ title }) => title)

describe('a search in a list', () => {
  it.each([
    ['amelie', 'Amélie'],
    ["schindler's", 'Schindler’s List'],
    ['SCHINDLERS', 'Schindler’s List'],
    ['wall-e', 'WALL·E'],
    ['wall·', 'WALL·E'],
    ['lodz', 'Łódź'],
    ['strasse', 'Die Straße'],
    ['spider man', 'Spider-Man'],
    [' tom and', 'Tom & Jerry'],
    ['기생', '기생충'],
    ['$', '$'],
  ])('%j finds %j', (typed, title) => {
    expect(found(typed)).toEqual([title])
  })

  it('finds everything when nothing is typed, and nothing by a sign that is in no title', () => {
    expect(found('  ')).toEqual(titles)
    expect(found('€')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { isInTitles } from '#domain/movie/search-query.ts'

describe('a search query', () => {
  it.each([
    ['heat', ['Heat'], true],
    ['hea', ['Heat'], true],
    ['HEAT', ['In the Heat of the Night'], true],
    ['in the heat', ['In the Heat of the Night'], true],
    ['amelie', ['Amélie'], true],
    ['hanks', ['Thanks for Sharing', 'Big'], false],
    ['tom hanks', ['Big'], false],
    ['hanks', [], false],
  ] as const)('%j is in a title of %j: %j', (query, titles, expected) => {
    const movies = titles.map((title) => ({ title }))
    expect(isInTitles(query, movies)).toBe(expected)
  })
})

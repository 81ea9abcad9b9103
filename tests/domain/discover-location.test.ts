import { describe, expect, it } from 'vitest'
import { sectionOf } from '#domain/addresses.ts'
import { discoverAddressFrom, discoverSearch } from '#domain/discover-location.ts'

const read = (path: string) => {
  const url = new URL(path, 'https://matinee.test')
  const of = (name: string) => url.searchParams.get(name)
  return discoverAddressFrom(sectionOf(url.pathname), { tab: of('tab'), page: of('page'), query: of('query') })
}

describe('the URL of Discover', () => {
  it.each([
    ['/discover', { tab: null, page: null, query: null }],
    ['/discover?tab=trending', { tab: 'trending', page: null, query: null }],
    ['/discover?tab=genre&page=3', { tab: 'genre', page: 3, query: null }],
    ['/discover?query=alien', { tab: 'search', page: null, query: 'alien' }],
    ['/discover?tab=search&query=%20alien%20', { tab: 'search', page: null, query: 'alien' }],
    ['/discover?tab=trending&query=alien', { tab: 'trending', page: null, query: 'alien' }],
    ['/discover?tab=all&page=0', { tab: null, page: null, query: null }],
    ['/discover?page=two', { tab: null, page: null, query: null }],
    ['/discover/movie/348?tab=genre&page=2', { tab: 'genre', page: 2, query: null }],
    ['/genre/movie/348', { tab: 'genre', page: null, query: null }],
    ['/search/movie/348?query=alien', { tab: 'search', page: null, query: 'alien' }],
    ['/search/movie/348?tab=genre', { tab: 'genre', page: null, query: null }],
  ])('%s is read as %j', (path, expected) => {
    expect(read(path)).toEqual(expected)
  })

  it.each([
    ['trending', '', '?tab=trending&page=1'],
    ['genre', 'alien', '?tab=genre&page=5'],
    ['search', 'tom & jerry', '?tab=search&query=tom%20%26%20jerry&page=2'],
    ['search', '', '?tab=search&page=2'],
  ] as const)('of %s with the query %j is written %s', (tab, query, written) => {
    expect(discoverSearch({ tab, pages: { trending: 1, genre: 5, search: 2 }, query })).toBe(written)
  })
})

import { describe, expect, it } from 'vitest'
import { sectionOf } from '#domain/movie/addresses.ts'
import { discoverAddressFrom, discoverSearch, shownQuery } from '#domain/movie/discover-location.ts'

const read = (path: string) => {
  const url = new URL(path, 'https://matinee.test')
  return discoverAddressFrom(sectionOf(url.pathname), (name) => url.searchParams.get(name))
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
    expect(read(path)).toEqual({ genreId: null, sort: null, services: null, ...expected })
  })

  it.each([
    ['genre=37', { genreId: 37 }],
    ['sort=title.asc', { sort: 'title.asc' }],
    ['providers=8,337,8', { services: [8, 337] }],
    ['providers=8%2C337', { services: [8, 337] }],
    ['genre=0&sort=best&providers=netflix', {}],
    ['genre=1e3&sort=title.asc%20&providers=', {}],
    ['genre=99999999999&providers=-8,,1.5,337', { services: [337] }],
  ])('says %s: %j, and bad values say nothing', (parameters, expected) => {
    const nothing = { page: null, query: null, genreId: null, sort: null, services: null }
    expect(read(`/discover?tab=genre&${parameters}`)).toEqual({ tab: 'genre', ...nothing, ...expected })
  })

  it.each([
    ['trending', '', '?tab=trending&providers=8,337&page=1'],
    ['genre', 'alien', '?tab=genre&genre=37&sort=title.asc&providers=8,337&page=5'],
    ['search', 'tom & jerry', '?tab=search&query=tom%20%26%20jerry&page=2'],
    ['search', '', '?tab=search&page=2'],
  ] as const)('of %s with the query %j is written %s', (tab, query, written) => {
    const pages = { trending: 1, genre: 5, search: 2 }
    const choices = { genreId: 37, sort: 'title.asc', services: [8, 337] } as const
    expect(discoverSearch({ tab, pages, query, ...choices })).toBe(written)
  })

  it('does not mention providers when none is chosen', () => {
    const pages = { trending: 1, genre: 1, search: 1 }
    const choices = { genreId: 28, sort: 'popularity.desc', services: [] } as const
    expect(discoverSearch({ tab: 'trending', pages, query: '', ...choices })).toBe('?tab=trending&page=1')
  })
})

describe('the query that the results page shows', () => {
  it.each([
    ['/discover?query=alien', 'alien'],
    ['/discover?tab=search&query=%20alien%20&page=2', 'alien'],
    ['/discover/movie/348?query=alien', 'alien'],
    ['/search/movie/348?query=alien', 'alien'],
    ['/discover?tab=genre&query=alien', ''],
    ['/discover', ''],
    ['/watchlist?query=alien', ''],
  ])('of %s is %j', (path, query) => {
    const url = new URL(path, 'https://matinee.test')
    expect(shownQuery(sectionOf(url.pathname), (name) => url.searchParams.get(name))).toBe(query)
  })
})

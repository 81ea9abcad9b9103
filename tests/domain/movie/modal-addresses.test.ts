import { describe, expect, it } from 'vitest'
import {
  closedModalHref,
  isBrowsing,
  listPathOf,
  modalOf,
  movieHref,
  pathBelow,
  personHref,
  personLinkFrom,
  sectionOf,
  withoutPerson,
  withPerson,
} from '#domain/movie/addresses.ts'

const nolan = { id: 525, name: 'Christopher Nolan' }

it.each([
  ['/', '/watchlist', '/watchlist'],
  ['/matinee/', '/matinee/', '/'],
  ['/matinee/', '/matinee/watchlist/movie/550', '/watchlist/movie/550'],
  ['/matinee/', '/other/watchlist', '/other/watchlist'],
])('below %s, the path %s is %s', (base, pathname, path) => {
  expect(pathBelow(base, pathname)).toBe(path)
})

describe('the URL of a modal', () => {
  it.each([
    ['/', '/movie/550', '/person/31'],
    ['/discover', '/discover/movie/550', '/discover/person/31'],
    ['/genre/movie/1', '/genre/movie/550', '/genre/person/31'],
    ['/search/person/1', '/search/movie/550', '/search/person/31'],
    ['/watchlist', '/watchlist/movie/550', '/watchlist/person/31'],
    ['/watched/movie/1', '/watched/movie/550', '/watched/person/31'],
    ['/collections', '/collections/movie/550', '/collections/person/31'],
    ['/collections/7', '/collections/7/movie/550', '/collections/7/person/31'],
    ['/collections/7/person/31', '/collections/7/movie/550', '/collections/7/person/31'],
    ['/settings', '/movie/550', '/person/31'],
  ])('keeps the section when opened from %s', (pathname, movie, person) => {
    const section = sectionOf(pathname)
    expect([movieHref(section, 550), personHref(section, 31)]).toEqual([movie, person])
  })

  it.each([
    ['/movie/550', '/', { kind: 'movie', id: '550' }],
    ['/watchlist/person/31', '/watchlist', { kind: 'person', id: '31' }],
    ['/collections/7/movie/550/', '/collections/7', { kind: 'movie', id: '550' }],
    ['/genre/movie/550', '/discover', { kind: 'movie', id: '550' }],
    ['/collections/7', '/collections/7', null],
    ['/movies', '/movies', null],
    ['/', '/', null],
  ])('%s is shown over %s', (pathname, behind, modal) => {
    expect([listPathOf(pathname), modalOf(pathname)]).toEqual([behind, modal])
  })

  it.each([
    ['/', true],
    ['/discover', true],
    ['/movie/550', true],
    ['/genre/person/31', true],
    ['/watchlist', false],
    ['/collections/7/movie/550', false],
    ['/settings', false],
  ])('%s is a place to find movies: %s', (pathname, expected) => {
    expect(isBrowsing(pathname)).toBe(expected)
  })

  it('closes to the list, keeping its parameters and removing the person', () => {
    const parameters = { page: '2', tab: 'watched', fromPerson: '525', personName: 'Christopher Nolan' }
    expect(closedModalHref({ kind: 'watchlist' }, parameters)).toBe('/watchlist?page=2&tab=watched')
    expect(closedModalHref({ kind: 'genre' }, { page: '3' })).toBe('/discover?page=3&tab=genre')
  })
})

describe('the link back to a person', () => {
  it.each([
    ['', '?fromPerson=525&personName=Christopher%20Nolan'],
    ['?tab=watched&page=2', '?tab=watched&page=2&fromPerson=525&personName=Christopher%20Nolan'],
    ['?fromPerson=31&personName=Tom+Hanks&page=2', '?page=2&fromPerson=525&personName=Christopher%20Nolan'],
  ])('is added to %s, replacing another', (search, expected) => {
    expect(withPerson(search, nolan)).toBe(expected)
  })

  it('round-trips any name', () => {
    const björk = { id: 1, name: 'Björk & Guðmundsdóttir?=#' }
    const parameters = new URLSearchParams(withPerson('?page=2', björk))
    expect(personLinkFrom(parameters.get('fromPerson'), parameters.get('personName'))).toEqual(björk)
  })

  it('is removed without changing anything else', () => {
    const search = '?page=2&fromPerson=525&personName=Christopher%20Nolan&fromPersonal=1'
    expect(withoutPerson(search)).toBe('?page=2&fromPersonal=1')
    expect(withoutPerson('?fromPerson=525')).toBe('')
    expect(withoutPerson('')).toBe('')
  })

  it.each([
    ['0', 'Nobody'],
    ['../4/account', 'Nobody'],
    ['525', '  '],
    ['525', null],
    [null, 'Christopher Nolan'],
    [undefined, undefined],
  ])('is absent with fromPerson %s and personName %s', (id, name) => {
    expect(personLinkFrom(id, name)).toBe(null)
  })
})

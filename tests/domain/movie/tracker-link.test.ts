import { describe, expect, it } from 'vitest'
import { titleYearOf } from '#domain/movie/title-year.ts'
import { trackerLinkIn } from '#domain/movie/tracker-link.ts'

describe('a link of another site', () => {
  it.each<[string, unknown]>([
    ['https://www.themoviedb.org/movie/841-dune', { kind: 'page', page: { kind: 'movie', id: 841 } }],
    ['themoviedb.org/de-DE/movie/841?language=de', { kind: 'page', page: { kind: 'movie', id: 841 } }],
    ['https://www.themoviedb.org/person/525', { kind: 'page', page: { kind: 'person', id: 525 } }],
    ['https://www.imdb.com/title/tt0087182/?ref_=nv', { kind: 'imdb', imdbId: 'tt0087182' }],
    ['m.imdb.com/name/nm0000186', { kind: 'imdb', imdbId: 'nm0000186' }],
    ['tt0087182', { kind: 'imdb', imdbId: 'tt0087182' }],
    [' TT0087182 ', { kind: 'imdb', imdbId: 'tt0087182' }],
    ['https://letterboxd.com/film/dune-1984/', { kind: 'name', name: 'dune 1984' }],
    ['letterboxd.com/someone/film/alien/1/', { kind: 'name', name: 'alien' }],
    ['https://trakt.tv/movies/dune-1984?x=1', { kind: 'name', name: 'dune 1984' }],
    ['Dune, see https://trakt.tv/movies/dune-1984', { kind: 'name', name: 'dune 1984' }],
    ['https://www.themoviedb.org/tv/1399', { kind: 'something else' }],
    ['https://www.themoviedb.org/movie/99999999999999', { kind: 'something else' }],
    ['https://trakt.tv/shows/friends', { kind: 'something else' }],
    ['https://boxd.it/2a', null],
    ['https://imdb.com.evil.example/title/tt0087182/', null],
    ['someone@imdb.com/tt0087182', null],
    ['the tt0087182 affair', null],
    ['Dune', null],
  ])('%s', (text, link) => {
    expect(trackerLinkIn(text)).toEqual(link)
  })
})

describe('the year after a title', () => {
  it.each<[string, unknown]>([
    ['Dune (1984)', { title: 'Dune', year: 1984, isBare: false }],
    ['Dune, 1984', { title: 'Dune', year: 1984, isBare: false }],
    ['dune 1984', { title: 'dune', year: 1984, isBare: true }],
    ['Blade Runner 2049', { title: 'Blade Runner', year: 2049, isBare: true }],
    ['Blade Runner 2049 2017', { title: 'Blade Runner 2049', year: 2017, isBare: true }],
    ['2012 (2009)', { title: '2012', year: 2009, isBare: false }],
    ['1917', null],
    ['(1984)', null],
    ['Apollo 13', null],
    ['THX 1138', null],
    ['(500) Days of Summer', null],
  ])('of %s', (text, read) => {
    expect(titleYearOf(text)).toEqual(read)
  })
})

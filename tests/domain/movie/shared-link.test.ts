import { describe, expect, it } from 'vitest'
import { readShared, type SharedFields } from '#domain/movie/shared-link.ts'

const shared = (fields: Partial<SharedFields>) => readShared({ title: null, text: null, url: null, ...fields })

describe('what is shared to the app', () => {
  it.each([
    ['https://www.themoviedb.org/movie/348-alien', 'movie', 348],
    ['https://www.themoviedb.org/movie/348?language=de-DE', 'movie', 348],
    ['https://themoviedb.org/person/525-christopher-nolan/movies', 'person', 525],
  ] as const)('opens the page of %s', (url, kind, id) => {
    expect(shared({ url })).toEqual({ kind: 'page', page: { kind, id } })
  })

  it('finds a link in the text, where some apps put it', () => {
    const text = 'Alien (1979)\nhttps://www.themoviedb.org/movie/348-alien via TMDB'
    expect(shared({ text })).toEqual({ kind: 'page', page: { kind: 'movie', id: 348 } })
  })

  it.each([
    ['https://www.imdb.com/title/tt0078748/?ref_=ext_shr', 'tt0078748'],
    ['https://m.imdb.com/de/title/tt0078748', 'tt0078748'],
    ['https://www.imdb.com/name/nm0634240/', 'nm0634240'],
  ])('knows the IMDb id of %s', (url, imdbId) => {
    expect(shared({ url, title: 'Alien (1979) ⭐ 8.5 | Horror - IMDb' })).toEqual({
      kind: 'imdb',
      imdbId,
      query: 'Alien',
    })
  })

  it.each([
    [{ url: 'https://letterboxd.com/film/the-thing-1982/' }, 'the thing 1982'],
    [{ url: 'https://trakt.tv/movies/the-thing-1982' }, 'the thing 1982'],
    [{ url: 'https://letterboxd.com/someone/film/alien/' }, 'alien'],
    [{ text: 'A ★★★★½ review of The Thing (1982) https://boxd.it/abc' }, 'The Thing'],
    [{ title: 'Alien - Letterboxd', text: 'https://boxd.it/abc' }, 'Alien'],
    [{ text: '  “Blade Runner”  ' }, 'Blade Runner'],
    [{ url: 'https://www.themoviedb.org/tv/1399', title: 'Game of Thrones' }, 'Game of Thrones'],
  ])('searches for the title in %j', (fields, query) => {
    expect(shared(fields)).toEqual({ kind: 'query', query })
  })

  it('reads the beginning of a long text', () => {
    expect(shared({ text: `Alien${' '.repeat(40_000)}Aliens` })).toEqual({ kind: 'query', query: 'Alien' })
    expect(shared({ text: `${'x '.repeat(20_000)}https://www.imdb.com/title/tt0078748/` })).toMatchObject({
      kind: 'query',
    })
  })

  it.each([
    [{}],
    [{ url: 'https://example.org/x' }],
    [{ url: 'https://imdb.com.evil.example/title/tt0078748/' }],
    [{ url: 'https://www.themoviedb.org/movie/99999999999999' }],
  ])('finds nothing in %j', (fields) => {
    expect(shared(fields)).toEqual({ kind: 'nothing' })
  })
})

import { describe, expect, it } from 'vitest'
import { csv, historyOf, leftOutOf, linesIn, linesOf, read } from '#tests/support/history-files.ts'

describe('a pasted list', () => {
  const pasted = (...lines: readonly string[]) => linesIn(csv('Pasted', ...lines), { Pasted: { meaning: 'watchlist' } })

  it.each<[string, string]>([
    ['Megalopolis (2024)', 'Megalopolis 2024'],
    ['Megalopolis, 2024', 'Megalopolis 2024'],
    ['Megalopolis [2024]', 'Megalopolis 2024'],
    ['Megalopolis', 'Megalopolis'],
    ['- Megalopolis (2024)', 'Megalopolis 2024'],
    ['12. Megalopolis', 'Megalopolis'],
    ['1917', '1917'],
    ['2012 (2009)', '2012 2009'],
    ['(500) Days of Summer', '(500) Days of Summer'],
    ['tt0078748', 'tt0078748'],
    ['https://www.imdb.com/title/tt0078748/?ref_=nv', 'tt0078748'],
    ['https://m.imdb.com/de/title/tt0078748/', 'tt0078748'],
    ['https://www.themoviedb.org/movie/348-alien?language=de', 'tmdb 348'],
    ['themoviedb.org/de-DE/movie/348', 'tmdb 348'],
    ['www.imdb.com/title/tt0078748', 'tt0078748'],
    ['Alien https://imdb.com/title/tt0078748/', 'tt0078748'],
    ['https://letterboxd.com/film/alien/', 'alien'],
    ['https://letterboxd.com/someone/film/dune-1984/1/', 'dune (dune 1984) 1984'],
    ['letterboxd.com/film/schindlers-list', 'schindlers list'],
    ['https://trakt.tv/movies/dune-2021', 'dune (dune 2021) 2021'],
    ['https://app.trakt.tv/movies/the-matrix-1999?ref=x', 'the matrix (the matrix 1999) 1999'],
    ['Dune 1984', 'Dune (Dune 1984) 1984'],
    ['Dune (1984) https://example.org/x', 'Dune 1984'],
    ['Blade Runner 2049', 'Blade Runner 2049'],
    ['[x] Alien', 'Alien'],
  ])('reads %s', (line, named) => {
    expect(pasted(line)).toEqual([`${named}: want-to-watch`])
  })

  it('asks what it means', () => {
    expect(read(csv('Pasted', 'Alien', 'Dune'))).toEqual({
      kind: 'asked',
      questions: [{ file: 'Pasted', meaning: { suggested: 'watched' } }],
    })
  })

  it('leaves out a link alone that says nothing', () => {
    const history = historyOf(csv('Pasted', 'Alien', 'https://boxd.it/2a'), { Pasted: { meaning: 'watched' } })
    expect(leftOutOf(history)).toEqual(['https://boxd.it/2a: no title and no id'])
  })

  it('leaves out a line that is no title, and reads the others', () => {
    const history = historyOf(csv('Pasted', 'Alien', 'x'.repeat(500), 'Dune'), { Pasted: { meaning: 'watched' } })
    expect(linesOf(history)).toEqual(['Alien: seen', 'Dune: seen'])
    expect(history.leftOut.map(({ reason }) => reason)).toEqual(['unreadable'])
  })

  it('leaves out links to series and persons', () => {
    const lines = [
      'https://www.themoviedb.org/tv/1668',
      'https://www.imdb.com/name/nm0000244/',
      'https://letterboxd.com/someone/list/space/',
      'https://trakt.tv/shows/friends',
    ]
    const history = historyOf(csv('Pasted', ...lines), { Pasted: { meaning: 'watched' } })
    expect([history.rows, leftOutOf(history)]).toEqual([[], lines.map((line) => `${line}: not a movie`)])
  })
})

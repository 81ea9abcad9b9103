import { describe, expect, it } from 'vitest'
import { ownMovies, searchOwnMovies } from '#domain/records/own-movies.ts'
import { collectionsOf, watchlistOf } from '#tests/support/fixtures.ts'

const lists = {
  watchlist: watchlistOf('Aliens', 'Amélie ✓', 'Alien'),
  ...collectionsOf({ Space: ['Alien', 'Prometheus: Alien Dawn'] }),
}
const titles = (text: string) => searchOwnMovies(lists, text).map(({ title }) => title)

describe("a user's own movies", () => {
  it('are those of all lists, each once', () => {
    const all = ownMovies(lists).map(({ title }) => title)
    expect([...all].sort()).toEqual(['Alien', 'Aliens', 'Amélie', 'Prometheus: Alien Dawn'])
  })

  it('are found by a part of the title, those that begin with it first', () => {
    expect(new Set(titles('alien').slice(0, 2))).toEqual(new Set(['Alien', 'Aliens']))
    expect(titles('alien')[2]).toBe('Prometheus: Alien Dawn')
  })

  it('are found without accents', () => {
    expect(titles(' amelie ')).toEqual(['Amélie'])
  })

  it('are found with their year', () => {
    const watchlist = lists.watchlist.map((item) => ({ ...item, movie: { ...item.movie, releaseDate: '1986-07-18' } }))
    const found = (text: string) => searchOwnMovies({ ...lists, watchlist }, text).map(({ title }) => title)
    expect([found('aliens 1986'), found('Aliens (1986)'), found('aliens 1980')]).toEqual([['Aliens'], ['Aliens'], []])
  })

  it('are not found by a blank text', () => {
    expect(titles('  ')).toEqual([])
  })
})

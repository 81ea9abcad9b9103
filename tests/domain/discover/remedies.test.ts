import { describe, expect, it } from 'vitest'
import { noFilter } from '#domain/discover/discover-filter.ts'
import { droppableIn, helpful, withoutOne } from '#domain/discover/remedies.ts'

describe('what may be dropped of a filter without movies', () => {
  it('is what the provider is asked for, and that only well-known movies count', () => {
    expect(droppableIn({ ...noFilter, genre: 'Thriller', seen: 'no', listed: 'no' })).toEqual(['genre', 'votes'])
    expect(droppableIn({ ...noFilter, genre: 'Thriller', votes: '0' })).toEqual(['genre'])
    expect(droppableIn({ ...noFilter, genre: 'Thriller', votes: '500' })).toEqual(['genre', 'votes'])
  })

  it('is at most six of its conditions', () => {
    const many = { genre: 'Thriller', year: '2000-2009', runtime: '-120', language: 'ko', country: 'KR', rating: '8' }
    expect(droppableIn({ ...noFilter, ...many })).toEqual(['genre', 'year', 'runtime', 'language', 'country', 'votes'])
    expect(droppableIn({ ...noFilter, ...many, people: '5', votes: '0' })).toHaveLength(6)
  })

  it('leaves all others', () => {
    const filter = { ...noFilter, genre: 'Thriller', language: 'ko' }
    expect(withoutOne(filter, 'genre')).toEqual({ ...filter, genre: '' })
    expect(withoutOne(filter, 'votes')).toEqual({ ...filter, votes: '0' })
  })

  it('helps where there are movies without it', () => {
    expect(
      helpful([
        { condition: 'genre', movies: 2 },
        { condition: 'year', movies: 0 },
        { condition: 'language', movies: 9 },
      ]).map(({ condition }) => condition),
    ).toEqual(['language', 'genre'])
  })
})

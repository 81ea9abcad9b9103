import { describe, expect, it } from 'vitest'
import { directorsOf } from '#domain/movie/credits.ts'
import { directedMovies, mostPopularMovies } from '#domain/movie/person.ts'
import { movie } from '#tests/support/fixtures.ts'

describe('the directors of a movie', () => {
  const member = (id: number, ...jobs: string[]) => ({ id, name: `Person ${id}`, jobs, profilePath: null })

  it('are all crew members with that job, in their original order', () => {
    const crew = [
      member(1, 'Writer'),
      member(2, 'Director', 'Writer'),
      member(3, 'Assistant Director'),
      member(4, 'Director'),
    ]
    expect(directorsOf(crew).map(({ id }) => id)).toEqual([2, 4])
  })

  it('can be empty', () => {
    expect(directorsOf([member(1, 'Producer')])).toEqual([])
  })
})

describe('the movies that a person directed', () => {
  it('are the credits that include that job', () => {
    const alien = { ...movie('Alien'), jobs: ['Director'] }
    const heat = { ...movie('Heat'), jobs: ['Producer'] }
    expect(directedMovies([alien, heat])).toEqual([alien])
  })
})

describe('the most popular movies of a person', () => {
  it('are of the cast and the crew, each once', () => {
    const acted = (title: string, popularity: number) => ({ ...movie(title), popularity, character: '' })
    const made = (title: string, popularity: number) => ({ ...movie(title), popularity, jobs: ['Writer'] })
    const credits = { cast: [acted('Heat', 2), acted('Big', 9)], crew: [made('Big', 9), made('Alien', 5)] }
    expect(mostPopularMovies(credits, 2).map(({ title }) => title)).toEqual(['Big', 'Alien'])
    expect(mostPopularMovies({ cast: [], crew: [] }, 2)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { MovieFacts } from '#domain/movie/movie-facts.ts'
import type { WatchHistoryEntry } from '#domain/records/library.ts'
import type { TonightConditions, TonightMovie } from '#domain/tonight/tonight.ts'
import { favoritesByDirector, type Grounds, reasonFor } from '#domain/tonight/tonight-reason.ts'
import { snapshot } from '#tests/support/fixtures.ts'

const since = '2026-09-22T19:30:00.000Z'
const anything: TonightConditions = { source: { kind: 'watchlist' }, maxRuntime: null, taste: null, services: [] }
const grounds: Grounds = { listedAt: since, favorite: null }
const movie: TonightMovie = { movie: snapshot('Alien'), runtime: 117, services: [8], grounds }
const favorite = { title: 'Blade Runner', rating: 9 }

describe('The reason for a movie of Tonight', () => {
  it('is a movie of the same director that the user loves, before everything else', () => {
    const reason = reasonFor({ ...movie, grounds: { ...grounds, favorite } }, { ...anything, maxRuntime: 120 }, [8])
    expect(reason).toEqual({ kind: 'director', ...favorite })
  })

  it('is that a friend wants it too, before even that, or at last that it is on the list of the friend alone', () => {
    const withFriend: TonightConditions = { ...anything, source: { kind: 'friend', id: 1 } }
    const ofFriend = (isOwnToo: boolean, known = {}): TonightMovie => ({
      ...movie,
      grounds: { ...grounds, ...known, friend: { name: 'Ana', isOwnToo } },
    })
    expect(reasonFor(ofFriend(true, { favorite }), withFriend, [8])).toEqual({ kind: 'both', name: 'Ana' })
    expect(reasonFor(ofFriend(false, { favorite }), withFriend, [8])).toEqual({ kind: 'director', ...favorite })
    expect(reasonFor(ofFriend(false), withFriend, [])).toEqual({ kind: 'friend', name: 'Ana' })
    expect(reasonFor(movie, withFriend, [])).toEqual({ kind: 'watchlist', since })
  })

  it('is a service of the user, unless all three were asked to be on it', () => {
    expect(reasonFor(movie, anything, [8])).toEqual({ kind: 'services' })
    expect(reasonFor(movie, anything, [9])).toEqual({ kind: 'watchlist', since })
    expect(reasonFor({ ...movie, services: 'unknown' }, anything, [8])).toEqual({ kind: 'watchlist', since })
    expect(reasonFor(movie, { ...anything, services: [8] }, [8])).toEqual({ kind: 'watchlist', since })
  })

  it('is the time that it leaves', () => {
    expect(reasonFor(movie, { ...anything, maxRuntime: 120 }, [])).toEqual({ kind: 'time', minutesLeft: 3 })
    const exact = { ...movie, runtime: 120 }
    expect(reasonFor(exact, { ...anything, maxRuntime: 120 }, [])).toEqual({ kind: 'watchlist', since })
    const unknown = { ...movie, runtime: null }
    expect(reasonFor(unknown, { ...anything, maxRuntime: 120 }, [])).toEqual({ kind: 'watchlist', since })
  })

  it('is since when it waits on its list, or that many watch it', () => {
    const ofCollection = { ...anything, source: { kind: 'collection', id: 7 } } as const
    expect(reasonFor(movie, ofCollection, [])).toEqual({ kind: 'collection', since })
    const { grounds: _, ...unlisted } = movie
    expect(reasonFor(unlisted, { ...anything, source: { kind: 'unlisted' } }, [])).toEqual({ kind: 'popular' })
  })
})

describe('The favorite of a director', () => {
  const facts = (...directors: readonly number[]): MovieFacts => ({
    releaseDate: '',
    runtime: 0,
    voteAverage: 0,
    genres: [],
    countries: [],
    originalLanguage: '',
    directors: directors.map((id) => ({ id, name: `Director ${id}`, profilePath: null })),
    actors: [],
  })
  const rated = (movieId: number, title: string, rating?: number): WatchHistoryEntry => ({
    movieId,
    watchedAt: null,
    movie: { ...snapshot(title), id: movieId },
    ...(rating === undefined ? {} : { rating }),
  })
  const known = new Map([
    [1, facts(10)],
    [2, facts(10)],
    [3, facts(10, 11)],
    [4, facts(11)],
    [5, null],
  ])

  it('is the movie that the user rated highest, from 8 of 10', () => {
    const history = [rated(1, 'Good', 8), rated(2, 'Best', 10), rated(4, 'Not so good', 7), rated(5, 'Gone', 10)]
    const favoriteFor = favoritesByDirector(history, known)
    expect(favoriteFor(3)).toEqual({ title: 'Best', rating: 10 })
    expect(favoriteFor(4)).toBe(null)
    expect(favoriteFor(6)).toBe(null)
  })

  it('is never the movie itself', () => {
    expect(favoritesByDirector([rated(1, 'Good', 8)], known)(1)).toBe(null)
  })
})

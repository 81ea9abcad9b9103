import { generateNKeysBetween as keysBetween } from 'fractional-indexing'
import { describe, expect, it } from 'vitest'
import type { Match } from '#domain/imports/match.ts'
import { moviesIn } from '#domain/imports/match-movies.ts'
import { planHistory } from '#domain/imports/plan.ts'
import { defaultPrecedences, type PlannedFact } from '#domain/imports/planned.ts'
import { alwaysReviewed, type MovieState, resolveMovies } from '#domain/imports/resolve.ts'
import { countReview, doubtfulRows, summaryOf } from '#domain/imports/review-counts.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { snapshot } from '#tests/support/fixtures.ts'
import { csv, historyOf, json, zip } from '#tests/support/history-files.ts'
import { planOf, rated } from './plan-language.ts'

const now = '2026-06-15T12:00:00.000Z'

const history = historyOf(
  zip({
    'diary.csv': [
      'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
      '2020-05-02,Alien,1979,https://boxd.it/1,4.5,,home,2020-05-01',
      '2021-05-02,Alien,1979,https://boxd.it/2,,,,2021-05-01',
      '2021-05-03,Dune,2021,https://boxd.it/3,,,,2021-05-02',
      '2021-05-04,Psycho,,https://boxd.it/4,,,,2021-05-03',
    ].join('\r\n'),
    'reviews.csv': [
      'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date',
      '2020-05-02,Alien,1979,https://boxd.it/1,4.5,,Superb,home,2020-05-01',
    ].join('\r\n'),
    'watched.csv': [
      'Date,Name,Year,Letterboxd URI',
      '2020-05-02,Alien,1979,https://boxd.it/a',
      '2020-05-02,Heat,1995,https://boxd.it/b',
      '2020-05-02,No Such Film,1950,https://boxd.it/c',
    ].join('\r\n'),
    'watchlist.csv': ['Date,Name,Year,Letterboxd URI', '2020-05-02,Jaws,1975,https://boxd.it/d'].join('\r\n'),
  }),
)

const matchOf = (title: string): Match => {
  if (title === 'Psycho') return { kind: 'in doubt', candidates: [snapshot(title)] }
  return title === 'No Such Film' ? { kind: 'not found' } : { kind: 'found', movie: snapshot(title) }
}

const resolved = resolveMovies(moviesIn(history.rows), {
  matches: new Map(moviesIn(history.rows).map(({ key, title }) => [key, matchOf(title)])),
  choices: new Map(),
  alwaysReviewed: new Set(),
  seenOn: new Map(),
})
const movies = new Map(resolved.flatMap(({ named, movie }) => (movie ? [[named.key, movie] as const] : [])))
const planFor = (library: Library) =>
  planHistory(library, { history, movies, precedences: defaultPrecedences, keysBetween }, now)

const outcomes = (planned: readonly PlannedFact[]) => {
  const counts: Record<string, number> = {}
  for (const { kind, outcome } of planned) counts[`${kind} ${outcome}`] = (counts[`${kind} ${outcome}`] ?? 0) + 1
  return counts
}

describe('the review of an import', () => {
  it('counts movies apart from viewings, and what the viewings that come in say', () => {
    expect(countReview(history, resolved, planFor(emptyLibrary))).toEqual({
      movies: { in: 4, there: 0, open: 1, out: 1 },
      viewings: { rated: 1, noted: 1, tagged: 1 },
    })
  })

  it('tells what the import says twice from what is in the library', () => {
    const first = planFor(emptyLibrary)
    expect(outcomes(first.planned)).toEqual({ 'viewings new': 4, 'viewings repeated': 1, 'watchlist new': 1 })
    const again = planFor(first.library)
    expect(outcomes(again.planned)).toEqual({ 'viewings there': 5, 'watchlist there': 1 })
    expect(countReview(history, resolved, again).movies).toEqual({ in: 0, there: 4, open: 1, out: 1 })
  })

  describe('does not take a viewing for said twice that', () => {
    const plannedOf = (files: Parameters<typeof historyOf>[0]) => {
      const read = historyOf(files)
      const known = new Map(read.rows.map(({ named }) => [named.key, snapshot(named.title)]))
      const importInto = (library: Library) =>
        planHistory(library, { history: read, movies: known, precedences: defaultPrecedences, keysBetween }, now)
      const first = importInto(emptyLibrary)
      return [outcomes(first.planned), outcomes(importInto(first.library).planned)]
    }

    it("a rating of Movary's implies beside the viewing", () => {
      const files = [
        csv(
          'ratings.csv',
          'title,year,tmdbId,imdbId,userRating',
          'Alien,1979,348,tt0078748,8',
          'Dune,2021,438631,,9',
          'Heat,1995,949,,7',
        ),
        csv(
          'history.csv',
          'title,year,tmdbId,imdbId,watchedAt,comment,location',
          'Alien,1979,348,tt0078748,2024-03-01,,',
          'Dune,2021,438631,,,,',
        ),
      ]
      expect(plannedOf(files)).toEqual([
        { 'viewings new': 3, 'ratings new': 3 },
        { 'viewings there': 3, 'ratings there': 3 },
      ])
    })

    it("the status of Watcharr's record implies beside the day it was finished", () => {
      const record = (tmdbId: number, title: string, activity: readonly object[]) => ({
        status: 'FINISHED',
        rating: 9,
        thoughts: '',
        createdAt: '2024-06-08T12:51:09.869791123Z',
        content: { tmdbId, title, type: 'movie', imdb_id: '', release_date: '1979-05-25T00:00:00Z' },
        activity,
        tags: [],
      })
      const finished = { type: 'STATUS_CHANGED', data: 'FINISHED', createdAt: '2024-01-02T12:51:09.869791123Z' }
      expect(plannedOf(json('watcharr.json', [record(348, 'Alien', [finished]), record(949, 'Heat', [])]))).toEqual([
        { 'viewings new': 2, 'ratings new': 2 },
        { 'viewings there': 2, 'ratings there': 2 },
      ])
    })

    it('two ratings imply, of which a row says no more than that the movie was seen', () => {
      const { planned } = planOf({
        a: [
          ['Alien', { kind: 'seen' }, rated(8)],
          ['Heat', { kind: 'seen' }, rated(7)],
        ],
        b: [
          ['Alien', { kind: 'seen' }],
          ['Heat', { kind: 'seen' }, rated(7)],
        ],
      })
      expect(outcomes(planned)).toEqual({ 'viewings new': 2, 'ratings new': 2, 'ratings repeated': 1 })
    })
  })

  it('counts a wish that stands in two files once', () => {
    const list = (name: string) => csv(name, 'Title,Year,Watchlist', 'Jaws,1975,yes')
    const wishes = historyOf([list('a.csv'), list('b.csv')], {
      'a.csv': { columns: ['title', 'year', 'watchlist'] },
      'b.csv': { columns: ['title', 'year', 'watchlist'] },
    })
    const known = new Map(wishes.rows.map(({ named }) => [named.key, snapshot('Jaws')]))
    const { planned } = planHistory(
      emptyLibrary,
      { history: wishes, movies: known, precedences: defaultPrecedences, keysBetween },
      now,
    )
    expect(outcomes(planned)).toEqual({ 'watchlist new': 1, 'watchlist repeated': 1 })
  })

  it('does not count episodes among the movies', () => {
    const netflix = historyOf(
      csv('NetflixViewingHistory.csv', 'Title,Date', '"Dark: Season 1: Secrets","2021-12-15"', '"Roma","2021-12-15"'),
    )
    const unanswered = resolveMovies(moviesIn(netflix.rows), {
      matches: new Map(),
      choices: new Map(),
      alwaysReviewed: alwaysReviewed(netflix),
      seenOn: new Map(),
    })
    const plan = planHistory(
      emptyLibrary,
      { history: netflix, movies: new Map(), precedences: defaultPrecedences, keysBetween },
      now,
    )
    expect(countReview(netflix, unanswered, plan).movies).toEqual({ in: 0, there: 0, open: 1, out: 0 })
  })

  it('sums up what came in', () => {
    expect(summaryOf(history, movies, planFor(emptyLibrary))).toEqual({
      movies: 4,
      viewings: 4,
      ratings: 0,
      watchlist: 1,
      collections: 0,
      createdCollections: 0,
    })
  })

  it('counts the rows of each file, also reviews that belong to entries of the diary', () => {
    expect(history.files.map(({ name, rows }) => `${name} ${rows}`).toSorted()).toEqual([
      'diary.csv 4',
      'reviews.csv 1',
      'watched.csv 3',
      'watchlist.csv 1',
    ])
  })

  it('names values that were dropped', () => {
    const odd = historyOf(
      csv(
        'diary.csv',
        'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
        '2020-05-02,Alien,1979,https://boxd.it/1,nine,,,2099-01-01',
      ),
    )
    const doubts = [...doubtfulRows(odd.rows)].filter(([, rows]) => rows.length > 0)
    expect(doubts).toEqual([
      ['wrong rating', [0]],
      ['date in the future', [0]],
    ])
  })

  it('of the demo catalog leaves open what only TMDB could find', () => {
    const [named] = moviesIn(history.rows)
    const stateOf = (isDemo?: true): MovieState | undefined =>
      named &&
      resolveMovies([named], {
        matches: new Map([[named.key, { kind: 'not found', ...(isDemo && { isDemo }) }]]),
        choices: new Map(),
        alwaysReviewed: new Set(),
        seenOn: new Map(),
      })[0]?.state
    expect([stateOf(true), stateOf()]).toEqual(['not in demo', 'not found'])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestedAnswers } from '#domain/imports/questions.ts'
import type { ReadHistory } from '#domain/imports/read-history.ts'
import { letterboxdFiles } from '#domain/takeout/letterboxd-files.ts'
import { lossesOf, type TakeoutTarget, takeoutTargets, withLosses } from '#domain/takeout/losses.ts'
import { tableFile } from '#domain/takeout/table-file.ts'
import { type TakenMovie, type Takeout, type TakeoutFile, takeoutOf } from '#domain/takeout/takeout.ts'
import { traktFile } from '#domain/takeout/trakt-file.ts'
import { givenFile, historyOf, read } from '#tests/support/history-files.ts'
import { runs } from '#tests/support/properties.ts'
import { leavingLibraries, saidIn, takeoutRead } from '#tests/support/takeouts.ts'
import { entry, knownOf, libraryWith, wanted, watched } from './own-library.ts'

const own = libraryWith({
  watchlist: [watched('Alien'), wanted('Heat'), wanted('Dune, "Part" Two')],
  watchHistory: [
    entry(
      'Alien',
      {
        rating: 9,
        ratedAt: '2024-02-03T04:05:06.000Z',
        liked: true,
        note: '=Best <ever> & ever',
        tags: ['space', 'cat'],
      },
      [
        { watchedAt: null },
        { watchedAt: '2020-01-02', rating: 8, note: 'In the\ncinema' },
        { watchedAt: '2020-01-02', rating: 9, tags: ['imax'], companions: ['Ana', '=Ben'] },
        { watchedAt: '2024-02-03T20:15Z' },
      ],
    ),
  ],
  collections: { 'Space: the best': ['Dune, "Part" Two', 'Alien'] },
})
const facts = knownOf({ Alien: ['tt0078748', 'Ridley Scott'], Heat: ['', 'Michael Mann'] })

const seen = (tmdbId: number, note: string): TakenMovie => ({
  tmdbId,
  imdbId: '',
  title: 'Alien',
  year: 1979,
  directors: [],
  facts: [{ kind: 'viewing', watchedAt: '2020-01-02', ...(note && { note }) }],
})

const filesFor = (takeout: Takeout, target: TakeoutTarget): readonly TakeoutFile[] => {
  if (target === 'letterboxd') return letterboxdFiles(takeout)
  return [target === 'trakt' ? traktFile(takeout, '2026-06-15') : tableFile(takeout)]
}

/** Reads them as a user would who says of each file what it is. */
const readAgain = (files: readonly TakeoutFile[]): ReadHistory => {
  const given = files.map(({ name, text }) => givenFile(name, text))
  const reading = read(given)
  if (reading.kind !== 'asked') return historyOf(given)
  return historyOf(
    given,
    Object.fromEntries(reading.questions.map((question) => [question.file, suggestedAnswers(question)])),
  )
}

describe('what is taken elsewhere', () => {
  it.each(takeoutTargets)('is what our own import reads of it, up to what the table says is lost: %s', (target) => {
    fc.assert(
      fc.property(leavingLibraries, (library) => {
        const takeout = takeoutOf(library, new Map())
        const files = filesFor(takeout, target).filter(({ text }) => text.split('\r\n').length > 2)
        if (files.length === 0) return
        const history = readAgain(files)
        expect(saidIn(withLosses(takeoutRead(history), target))).toEqual(saidIn(withLosses(takeout, target)))
        expect([history.leftOut, history.notices]).toEqual([[], []])
      }),
      { numRuns: runs(300) },
    )
  })

  it.each(['letterboxd', 'trakt', 'table'] as const)('is the file that %s takes, to the letter', async (target) => {
    const files = filesFor(takeoutOf(own, facts), target)
    for (const { name, text } of files) await expect(text).toMatchFileSnapshot(`golden/${target}/${name}`)
  })

  it('names what is lost, and how many of the movies it concerns', () => {
    const takeout = takeoutOf(own, facts)
    expect(lossesOf(takeout, 'trakt')).toEqual([
      { loss: 'who watched it too', movies: 1 },
      { loss: 'details of viewings', movies: 1 },
      { loss: 'notes and tags', movies: 1 },
      { loss: 'likes', movies: 1 },
      { loss: 'when it was added', movies: 3 },
      { loss: 'collections', movies: 2 },
      { loss: 'the rest of the app', movies: null },
    ])
    expect(lossesOf(takeout, 'letterboxd').find(({ loss }) => loss === 'viewings of one day')?.movies).toBe(1)
    expect(lossesOf(takeout, 'table')).toEqual([{ loss: 'the rest of the app', movies: null }])
  })

  it('names the notes in collections that Letterboxd gets none of', () => {
    const collectionMovies = own.collectionMovies.map((link) => ({ ...link, note: 'For the cat.' }))
    const takeout = takeoutOf({ ...own, collectionMovies }, facts)
    expect(lossesOf(takeout, 'letterboxd')).toContainEqual({ loss: 'notes in collections', movies: 2 })
    expect(lossesOf(takeout, 'table')).toEqual([{ loss: 'the rest of the app', movies: null }])
  })

  it('is cut into files of at most 1,000 rows and 1 MB for Letterboxd', () => {
    const movies = Array.from({ length: 2500 }, (_, index) => seen(index + 1, 'x'.repeat(index < 1000 ? 2000 : 1)))
    const files = letterboxdFiles({ movies, lists: [] })
    const rows = files.map(({ text }) => text.split('\r\n').length - 2)
    expect(rows.reduce((sum, count) => sum + count)).toBe(2500)
    expect(Math.max(...rows)).toBe(1000)
    expect(Math.max(...files.map(({ text }) => text.length))).toBeLessThan(1_000_000)
    expect(files.map(({ name }) => name)).toEqual(['1-history.csv', '2-history.csv', '3-history.csv', '4-history.csv'])
  })

  it('keeps two collections apart whose names no file system could tell apart', () => {
    const listed = {
      ...seen(1, ''),
      facts: ['a', 'b'].map((list) => ({ kind: 'listed', list, position: 1, addedAt: null }) as const),
    }
    const lists = ['Noir?', 'noir'].map((name, index) => ({
      id: index === 0 ? 'a' : 'b',
      name,
      description: '',
      createdAt: null,
    }))
    expect(letterboxdFiles({ movies: [listed], lists }).map(({ name }) => name)).toEqual([
      'lists/Noir.csv',
      'lists/noir (2).csv',
    ])
  })

  it('has a name of its own for each part of a long collection, whatever others are called', () => {
    const listedOn = (id: number, ...on: readonly string[]): TakenMovie => ({
      ...seen(id, ''),
      facts: on.map((list) => ({ kind: 'listed', list, position: id, addedAt: null }) as const),
    })
    const others = Array.from({ length: 1000 }, (_, index) => listedOn(index + 2, 'long'))
    const movies = [listedOn(1, 'long', 'short'), ...others]
    const listOf = (id: string, name: string) => ({ id, name, description: '', createdAt: null })
    const lists = [listOf('long', 'Noir'), listOf('short', 'Noir - 2')]
    expect(letterboxdFiles({ movies, lists }).map(({ name }) => name)).toEqual([
      'lists/Noir - 1.csv',
      'lists/Noir - 2.csv',
      'lists/Noir - 2 (2).csv',
    ])
  })
})

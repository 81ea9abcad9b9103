import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { createAnswers } from '#stores/copies/answers.ts'
import { availabilityFormat, createMovieCache, factsFormat, releasesFormat } from '#stores/copies/movie-cache.ts'

const time = Date.UTC(2026, 0, 31)
const day = 86_400_000
const now = () => time

const open = () => createAnswers({ database: new IDBFactory(), now, version: '1' })
type OpenAnswers = ReturnType<typeof open>
const facts = (answers: OpenAnswers) => createMovieCache(factsFormat, answers, now)
const availability = (answers: OpenAnswers) => createMovieCache(availabilityFormat, answers, now)
const releases = (answers: OpenAnswers) => createMovieCache(releasesFormat, answers, now)
const keysIn = async (answers: OpenAnswers) => [...(await answers.readAll('')).keys()]

const alien = {
  releaseDate: '1979-05-25',
  runtime: 117,
  voteAverage: 8.2,
  genres: ['Horror', 'Science Fiction'],
  countries: ['GB', 'US'],
  originalLanguage: 'en',
  directors: [{ id: 578, name: 'Ridley Scott', profilePath: '/scott.jpg' }],
  actors: [{ id: 10_205, name: 'Sigourney Weaver', profilePath: null }],
}

const services = (age = 0) => ({ services: [8], fetchedAt: time - age })
const dates = { dates: { cinema: '2026-02-01' }, fetchedAt: time }

describe('what is kept about movies', () => {
  it('is stored under the names of earlier versions', async () => {
    const answers = open()
    await availability(answers).write(['tmdb', 'US'], new Map([[348, services()]]))
    await releases(answers).write(['tmdb', 'US'], new Map([[348, dates]]))
    await facts(answers).write(['en-US'], new Map([[348, alien]]))
    expect(await answers.readAll('')).toEqual(
      new Map<string, unknown>([
        ['["availability","tmdb","US",348]', services()],
        ['["film facts","en-US",348]', alien],
        ['["release dates","tmdb","US",348]', dates],
      ]),
    )
  })

  it('is read back in its own scope', async () => {
    const cache = facts(open())
    await cache.write(['en-US'], new Map([[348, alien]]))
    await cache.write(['de-DE'], new Map([[949, { ...alien, runtime: 170 }]]))
    expect(await cache.read(['en-US'])).toEqual(new Map([[348, alien]]))
    expect(await cache.read(['en'])).toEqual(new Map())
  })

  it('is removed in every region once it is too old', async () => {
    const answers = open()
    const cache = availability(answers)
    await cache.write(['tmdb', 'DE'], new Map([[348, services(8 * day)]]))
    await cache.write(
      ['tmdb', 'US'],
      new Map([
        [348, services()],
        [949, services(8 * day)],
      ]),
    )
    expect([...(await cache.read(['tmdb', 'US'])).keys()]).toEqual([348])
    expect(await keysIn(answers)).toEqual(['["availability","tmdb","US",348]'])
  })

  it.each([
    ['the facts', facts, 'film facts', { ...alien, directors: [{ name: 'Ridley Scott' }] }],
    ['the facts', facts, 'film facts', { ...alien, runtime: '117' }],
    ['the facts', facts, 'film facts', { ...alien, genres: null }],
    ['the facts', facts, 'film facts', null],
    ['the services', availability, 'availability', { services: ['8'], fetchedAt: time }],
    ['the release dates', releases, 'release dates', { dates: [], fetchedAt: time }],
  ] as const)('is removed where %s are damaged', async (_what, cacheIn, name, row) => {
    const answers = open()
    await answers.writeAll(new Map([[`["${name}","tmdb","US",348]`, row]]))
    expect(await cacheIn(answers).read(['tmdb', 'US'])).toEqual(new Map())
    expect(await keysIn(answers)).toEqual([])
  })
})

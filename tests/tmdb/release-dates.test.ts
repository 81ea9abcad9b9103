import { describe, expect, it } from 'vitest'
import { createHttp } from '#tmdb/http.ts'
import { findReleaseDates } from '#tmdb/release-dates.ts'
import { fakeTmdb, json } from './fake-tmdb.ts'

const open = (body: unknown) => {
  const tmdb = fakeTmdb(json(body))
  return { tmdb, http: createHttp({ baseUrl: 'https://tmdb.test/3', apiKey: '', fetch: tmdb.fetch, now: () => 0 }) }
}
const datesOf = (body: unknown) => findReleaseDates(open(body).http, 'US', 603, new AbortController().signal)

describe('release dates', () => {
  const on = (type: unknown, release_date: unknown) => ({ type, release_date, certification: '', note: '' })

  it('are the first of each kind in the region, and the last return to cinemas, the days as they stand there', async () => {
    const body = {
      id: 603,
      results: [
        { iso_3166_1: 'DE', release_dates: [on(3, '1999-06-17T00:00:00.000Z')] },
        {
          iso_3166_1: 'US',
          release_dates: [
            on(1, '1999-03-24T00:00:00.000Z'),
            on(3, '2019-08-30T00:00:00.000Z'),
            on(3, '1999-03-31T23:30:00.000Z'),
            on(4, '2008-05-01'),
            on(6, '2001-01-01T00:00:00.000Z'),
          ],
        },
      ],
    }
    expect(await datesOf(body)).toEqual({ cinema: '1999-03-31', digital: '2008-05-01', return: '2019-08-30' })
  })

  it('have no return where a movie comes in another language or format within half a year', async () => {
    const days = ['1999-03-31', '1999-04-07', '1999-09-27']
    const release_dates = days.map((day) => on(3, day))
    expect(await datesOf({ results: [{ iso_3166_1: 'US', release_dates }] })).toEqual({ cinema: '1999-03-31' })
  })

  it('leave out what is no day, and are none where the region is missing', async () => {
    const odd = [on(3, '1999-13-01T00:00:00.000Z'), on(4, ''), on(5, null), on('3', '1999-03-31'), 'x']
    expect(await datesOf({ results: [{ iso_3166_1: 'US', release_dates: odd }] })).toEqual({})
    expect(await datesOf({ results: [{ iso_3166_1: 'FR', release_dates: [] }] })).toEqual({})
  })

  it('are asked for by id, with the signal', async () => {
    const { tmdb, http } = open({ results: [] })
    await findReleaseDates(http, 'US', 603, new AbortController().signal)
    expect(tmdb.asked).toEqual(['/movie/603/release_dates'])
    await expect(findReleaseDates(http, 'US', 0, new AbortController().signal)).rejects.toThrow('404 Not Found')
    await expect(findReleaseDates(http, 'US', 603, AbortSignal.abort())).rejects.toThrow('abort')
  })

  it.each([{}, { results: 'x' }, { id: 604, results: [] }, [], 'x', null])('are not read from %j', async (body) => {
    await expect(datesOf(body)).rejects.toThrow('Malformed response')
  })
})

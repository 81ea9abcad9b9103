import { describe, expect, it } from 'vitest'
import { movies } from '#tmdb/demo/catalog.ts'
import { read } from './demo-responses.ts'

describe('release dates', () => {
  interface Dates {
    readonly results: readonly {
      readonly iso_3166_1: string
      readonly release_dates: readonly { readonly type: number; readonly release_date: string }[]
    }[]
  }
  const datesIn = async (id: number, region: string) => {
    const { results } = await read<Dates>(`/movie/${id}/release_dates`)
    return results.find((country) => country.iso_3166_1 === region)?.release_dates ?? []
  }

  it('begin in the country of a movie on its own day', async () => {
    const [first] = await datesIn(157336, 'US')
    expect([first?.type, first?.release_date]).toEqual([3, '2014-11-05T00:00:00.000Z'])
  })

  it('are near for about a quarter of the movies, as sample data, some of them in cinemas again', async () => {
    const old = movies().filter(({ releaseDate }) => releaseDate < '2020')
    const all = await Promise.all(old.map(({ id }) => datesIn(id, 'US')))
    const near = all.flat().filter(({ type, release_date }) => type > 3 && release_date > '2025-11-13')
    expect(near.length).toBeGreaterThan(old.length / 6)
    expect(near.filter(({ release_date }) => release_date > '2026-04-12')).toEqual([])
    const typesOf = (rows: Dates['results'][number]['release_dates']) => rows.map(({ type }) => type)
    const repeated = all.map(typesOf).map((types) => types.filter((type, index) => types.indexOf(type) < index))
    const again = repeated.filter((types) => types.length > 0)
    expect(again).toEqual(again.map(() => [3]))
    expect(again.length).toBeGreaterThan(old.length / 40)
  })
})

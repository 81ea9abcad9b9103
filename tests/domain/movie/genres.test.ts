import { describe, expect, it } from 'vitest'
import { genreIdOf, genreNames } from '#domain/movie/genres.ts'

const specified = `28 Action, 12 Adventure, 16 Animation, 35 Comedy, 80 Crime, 99 Documentary, 18 Drama, 10751 Family, 14 Fantasy,
  36 History, 27 Horror, 10402 Music, 9648 Mystery, 10749 Romance, 878 Science Fiction, 10770 TV Movie, 53 Thriller,
  10752 War, 37 Western`
const table = specified.split(/,\s*/).map((line) => /^(\d+) (.+)$/.exec(line)?.slice(1) ?? [])

describe('the genres', () => {
  it('are the nineteen of the specification', () => {
    expect(genreNames).toEqual(Object.fromEntries(table))
    expect(table).toHaveLength(19)
  })

  it('are found by name, and unknown names are not', () => {
    expect(table.map(([, name = '']) => String(genreIdOf(name)))).toEqual(table.map(([id]) => id))
    expect(['Anime', 'toString', ''].map(genreIdOf)).toEqual([undefined, undefined, undefined])
  })
})

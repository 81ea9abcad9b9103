import { idOf } from './fixtures.ts'
import type { Answer } from './test-world.ts'

/** A movie as the provider lists it. */
export const listed = (title: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  id: idOf(title),
  title,
  overview: '',
  poster_path: null,
  backdrop_path: null,
  release_date: '1979-05-25',
  vote_average: 8.16,
  vote_count: 14_000,
  popularity: 80,
  genre_ids: [27, 878],
  adult: false,
  ...fields,
})

/** The provider's answer with these movies on its first and only page. */
export const page =
  (...results: readonly object[]): Answer =>
  () =>
    Response.json({ page: 1, results, total_pages: 1, total_results: results.length })

/** The provider's answer with these titles. */
export const titles = (...all: readonly string[]): Answer => page(...all.map((title) => listed(title)))

export const trendingPath = '/trending/movie/week'
export const searchPath = '/search/movie'
export const peoplePath = '/search/person'

/** A person as the provider finds them; the movies are titles. */
export const foundPerson = (id: number, name: string, ...knownFor: readonly string[]) => ({
  id,
  name,
  profile_path: null,
  known_for_department: 'Acting',
  adult: false,
  known_for: knownFor.map((title) => listed(title)),
})

import { once } from '#domain/values/once.ts'
import { movieById } from './catalog.ts'
import type { Movie } from './facts.ts'
import { backdropPath, type DemoResponse, languageOf, listRow, ok, posterPath } from './responses.ts'

/** TMDB's, with the movies that the catalog has. */
const rows: readonly (readonly [id: number, name: string, ...movies: readonly number[]])[] = [
  [10, 'Star Wars Collection', 11, 1891, 1892],
  [84, 'Indiana Jones Collection', 85, 87, 89],
  [119, 'The Lord of the Rings Collection', 120, 122],
  [230, 'The Godfather Collection', 238, 240],
  [263, 'The Dark Knight Collection', 155, 49026],
  [264, 'Back to the Future Collection', 105, 165],
  [645, 'James Bond Collection', 646, 658, 667, 691],
  [945, 'Lethal Weapon Collection', 941, 942],
  [1570, 'Die Hard Collection', 562, 47964],
  [1575, 'Rocky Collection', 1366, 1367, 1374],
  [2980, 'Ghostbusters Collection', 620, 2978],
  [8091, 'Alien Collection', 348, 679],
  [9485, 'The Fast and the Furious Collection', 385128, 385687],
  [925155, 'Demon Slayer: Kimetsu no Yaiba Collection', 635302, 1311031],
  [1022789, 'Inside Out Collection', 150540, 1022789],
]

interface Franchise {
  readonly id: number
  readonly name: string
  readonly parts: readonly Movie[]
}

const franchises = once((): readonly Franchise[] =>
  rows.map(([id, name, ...ids]) => ({ id, name, parts: ids.flatMap((movie) => movieById(movie) ?? []) })),
)

const byMovie = once(
  () => new Map(franchises().flatMap((franchise) => franchise.parts.map(({ id }) => [id, franchise]))),
)

const pictures = (movie: Movie | undefined) => ({
  poster_path: movie ? posterPath(movie) : null,
  backdrop_path: movie ? backdropPath(movie) : null,
})

export const franchiseOf = (movie: Movie) => {
  const franchise = byMovie().get(movie.id)
  return franchise ? { id: franchise.id, name: franchise.name, ...pictures(franchise.parts[0]) } : null
}

export const franchiseResponse = (id: number, query: URLSearchParams): DemoResponse | null => {
  const franchise = franchises().find((known) => known.id === id)
  if (!franchise) return null
  const { name, parts } = franchise
  const language = languageOf(query)
  return ok({
    id,
    name,
    original_language: 'en',
    original_name: name,
    overview: '',
    ...pictures(parts[0]),
    parts: parts.map((movie) => ({ ...listRow(movie, language), media_type: 'movie' })),
  })
}

import { strToU8, zipSync } from 'fflate'
import { listed } from './wire-movies.ts'

const firstId = 8_000_000
const titleOf = (number: number): string => `Film ${number}`
/** All are out before 2005, when the first of them is seen. */
const yearOf = (number: number): number => 1930 + (number % 75)
const imdbIdOf = (number: number): string => `tt${firstId + number}`

/** A third of the movies have TMDB's id, a third IMDb's, a third none. */
const idsOf = (number: number): object => {
  if (number % 3 === 0) return { trakt: number, tmdb: firstId + number }
  return number % 3 === 1 ? { trakt: number, imdb: imdbIdOf(number) } : { trakt: number }
}

const rowsPerPage = 250

/** An export of Trakt with movies 1 to `count`, each seen once and rated. */
export const exportOf = (count: number): Uint8Array => {
  const movies = Array.from({ length: count }, (_, index) => index + 1)
  const movieOf = (number: number) => ({ title: titleOf(number), year: yearOf(number), ids: idsOf(number) })
  const dayOf = (number: number) => new Date(Date.UTC(2005, 0, 1) + (number % 7000) * 86_400_000).toISOString()
  const seen = movies.map((number) => ({
    id: number,
    watched_at: dayOf(number),
    action: 'watch',
    type: 'movie',
    movie: movieOf(number),
  }))
  const rated = movies.map((number) => ({
    rated_at: dayOf(number),
    rating: 1 + (number % 10),
    type: 'movie',
    movie: movieOf(number),
  }))
  const paged = (name: string, rows: readonly object[]) =>
    Array.from({ length: Math.ceil(rows.length / rowsPerPage) }, (_, page) => [
      `${name}-${page + 1}.json`,
      strToU8(JSON.stringify(rows.slice(page * rowsPerPage, (page + 1) * rowsPerPage))),
    ])
  return zipSync(Object.fromEntries([...paged('watched-history', seen), ...paged('ratings-movies', rated)]))
}

/** An export of Letterboxd with movies 1 to `count`, each seen once: none has an id. */
export const letterboxdExportOf = (count: number): Uint8Array => {
  const rows = Array.from({ length: count }, (_, index) => index + 1).map((number) => {
    const day = new Date(Date.UTC(2005, 0, 1) + (number % 7000) * 86_400_000).toISOString().slice(0, 10)
    return `${day},${titleOf(number)},${yearOf(number)},https://boxd.it/${number},4,,,${day}`
  })
  const header = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date'
  return zipSync({ 'diary.csv': strToU8([header, ...rows].join('\r\n')) })
}

const rowOf = (number: number) =>
  listed(titleOf(number), {
    id: firstId + number,
    original_title: titleOf(number),
    overview: 'A film of an export.',
    release_date: `${yearOf(number)}-05-25`,
    genre_ids: [18],
  })

/** What TMDB answers if it knows these movies; null for every other request. */
export const answerFrom = ({ pathname, searchParams }: URL): object | null => {
  const [, id] = /\/movie\/(\d+)$/.exec(pathname) ?? []
  if (id) return { ...rowOf(Number(id) - firstId), runtime: 100, genres: [{ id: 18, name: 'Drama' }] }
  const [, imdbId] = /\/find\/tt(\d+)$/.exec(pathname) ?? []
  if (imdbId) return { movie_results: [rowOf(Number(imdbId) - firstId)] }
  const [, title] = /^Film (\d+)$/.exec(searchParams.get('query') ?? '') ?? []
  if (title) return { page: 1, total_pages: 1, total_results: 1, results: [rowOf(Number(title))] }
  return null
}

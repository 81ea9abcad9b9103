import { dayMs } from '#domain/values/day.ts'
import { once } from '#domain/values/once.ts'
import { movies } from './catalog.ts'
import type { Movie } from './facts.ts'
import { fraction } from './hash.ts'
import { pageResponse } from './pages.ts'
import { type DemoResponse, errorResponses, languageOf, mediaRow } from './responses.ts'

const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7 }

const yearOf = (movie: Movie): number => Number(movie.releaseDate.slice(0, 4))
const newestYear = once(() => Math.max(...movies().map(yearOf)))

// Popularity first, then a bonus for the last three years, then chance.
const trendScore = (movie: Movie, period: string): number =>
  Math.log(movie.popularity) +
  Math.max(0, 3 - (newestYear() - yearOf(movie))) * 0.8 +
  fraction(`${movie.id} ${period}`) * 1.5

export const trendingResponse = (window: string, query: URLSearchParams, now: number): DemoResponse => {
  const days = daysIn[window]
  if (days === undefined) return errorResponses.notFound
  const period = `${window} ${Math.floor(now / (days * dayMs))}`
  const ranked = movies()
    .map((movie) => ({ movie, score: trendScore(movie, period) }))
    .sort((a, b) => b.score - a.score || a.movie.id - b.movie.id)
  const language = languageOf(query)
  return pageResponse(ranked, query, ({ movie }) => mediaRow(movie, language))
}

import { dayMs } from '#domain/values/day.ts'
import { once } from '#domain/values/once.ts'
import { films } from './catalog.ts'
import type { Film } from './facts.ts'
import { fraction } from './hash.ts'
import { pageResponse } from './pages.ts'
import { type DemoResponse, errorResponses, languageOf, mediaRow } from './responses.ts'

const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7 }

const yearOf = (film: Film): number => Number(film.releaseDate.slice(0, 4))
const newestYear = once(() => Math.max(...films().map(yearOf)))

// Popularity first, then a bonus for the last three years, then chance.
const trendScore = (film: Film, period: string): number =>
  Math.log(film.popularity) +
  Math.max(0, 3 - (newestYear() - yearOf(film))) * 0.8 +
  fraction(`${film.id} ${period}`) * 1.5

export const trendingResponse = (window: string, query: URLSearchParams, now: number): DemoResponse => {
  const days = daysIn[window]
  if (days === undefined) return errorResponses.notFound
  const period = `${window} ${Math.floor(now / (days * dayMs))}`
  const ranked = films()
    .map((film) => ({ film, score: trendScore(film, period) }))
    .sort((a, b) => b.score - a.score || a.film.id - b.film.id)
  const language = languageOf(query)
  return pageResponse(ranked, query, ({ film }) => mediaRow(film, language))
}

import { type Answer, languageOf, mediaRow, refusals } from './bodies.ts'
import { films } from './catalogue.ts'
import type { Film } from './facts.ts'
import { share } from './hash.ts'
import { once } from './once.ts'
import { pageAnswer } from './pages.ts'

const dayInMilliseconds = 86_400_000
const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7 }

const yearOf = (film: Film): number => Number(film.releaseDate.slice(0, 4))
const newestYear = once(() => Math.max(...films().map(yearOf)))

// Popularity rules, a film of the last three years gains most, and chance moves places without turning the list over.
const heat = (film: Film, period: string): number =>
  Math.log(film.popularity) + Math.max(0, 3 - (newestYear() - yearOf(film))) * 0.8 + share(`${film.id} ${period}`) * 1.5

/**
 * `/trending/movie/{window}` for `day` or `week`: every film, in an order that stays for that time.
 * @param now milliseconds since 1970
 */
export const trendingAnswer = (window: string, query: URLSearchParams, now: number): Answer => {
  const days = daysIn[window]
  if (days === undefined) return refusals.notFound
  const period = `${window} ${Math.floor(now / (days * dayInMilliseconds))}`
  const ranked = films()
    .map((film) => ({ film, heat: heat(film, period) }))
    .sort((a, b) => b.heat - a.heat || a.film.id - b.film.id)
  const language = languageOf(query)
  return pageAnswer(ranked, query, ({ film }) => mediaRow(film, language))
}

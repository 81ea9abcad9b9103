import { useViewingLabels } from '#components/diary/use-viewing-labels.ts'
import type { PersonTally } from '#domain/statistics/movie-tallies.ts'
import type { Review, ReviewedMovie } from '#domain/statistics/review.ts'
import { formatList } from '#i18n/numbers.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** What is written on the picture. */
export interface ReviewTexts {
  readonly title: string
  readonly year: string
  readonly brand: string
  /** '' for too few viewings. */
  readonly sentence: string
  readonly best: string
  readonly numbers: readonly { readonly value: string; readonly label: string }[]
  readonly genres: {
    readonly label: string
    readonly rows: readonly { readonly name: string; readonly count: string; readonly share: number }[]
  }
  readonly people: readonly { readonly label: string; readonly names: string }[]
  readonly ends: readonly { readonly label: string; readonly movie: string; readonly date: string }[]
}

export const useReviewTexts = (): ((review: Review) => ReviewTexts) => {
  const messages = useMessages().statistics
  const names = useViewingLabels()
  const { app } = useCoreMessages()
  const language = useValue(useApp().language.loaded)
  const { number } = useFormats()
  const { review: texts, totals } = messages
  const peopleOf = (label: string, people: readonly PersonTally[]) =>
    people.length === 0
      ? []
      : [
          {
            label,
            names: formatList(
              language,
              people.map(({ person }) => person.name),
            ),
          },
        ]
  const endOf = (label: string, { movie, day }: ReviewedMovie) => ({
    label,
    movie: movie.title,
    date: names.dayAndMonth(day),
  })
  return (review) => ({
    title: texts.year,
    year: review.year,
    brand: app.name,
    sentence: review.pace ? texts.pace({ days: review.pace.days, month: names.month(review.pace.month) }) : '',
    best: review.best.some(({ rating }) => rating !== null) ? texts.best : totals.movies,
    numbers: [
      { value: number(review.movies), label: totals.movies },
      ...(review.minutes === 0 ? [] : [{ value: number(Math.round(review.minutes / 60)), label: totals.hours }]),
      { value: number(review.viewings), label: totals.viewings },
    ],
    genres: {
      label: texts.genres,
      rows: review.genres.map(({ key, count }) => ({
        name: names.genre(key),
        count: number(count),
        share: count / Math.max(1, review.genres[0]?.count ?? 1),
      })),
    },
    people: [...peopleOf(texts.directors, review.directors), ...peopleOf(texts.actors, review.actors)],
    ends: [endOf(texts.first, review.first), endOf(texts.last, review.last)],
  })
}

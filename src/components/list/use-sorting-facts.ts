import { type ReadonlySignal, signal } from '@preact/signals-react'
import { useMemo } from 'react'
import type { OwnRatings, SortingFacts } from '#domain/lists/movie-list.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useKnownFacts } from '#wiring/movies/movie-data.ts'

const noRatings: ReadonlySignal<OwnRatings> = signal(new Map())
const noSeed: ReadonlySignal<number> = signal(0)

/** What the order needs; of the others nothing, so that what they follow renders no list. */
export const useSortingFacts = (order: string): SortingFacts => {
  const { lists, memory } = useApp()
  const ratings = useValue(order.startsWith('my-rating') ? lists.diary.ratings : noRatings)
  const seed = useValue(order === 'random' ? memory.preferences.shuffle.value : noSeed)
  const facts = useKnownFacts(order.startsWith('runtime'))
  return useMemo(() => ({ ratings, seed, facts }), [ratings, seed, facts])
}

import { type ReadonlySignal, signal } from '@preact/signals-core'
import { useMemo } from 'react'
import type { WatchHistoryEntry } from '#domain/library.ts'
import type { MovieId } from '#domain/movie.ts'
import { matchingOwn } from '#domain/own-filter.ts'
import { inScale } from '#domain/own-rating.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import type { ListLocation } from './use-list-location.ts'

const none: ReadonlySignal<ReadonlyMap<MovieId, WatchHistoryEntry>> = signal(new Map())

const isRating = (text: string): boolean => /^(?:[1-9]|10)$/.test(text)

/** The items with the own rating and tag that the address asks for, and the labels of these two. */
export const useOwnFilter = <Item extends { readonly movieId: MovieId }>(
  items: readonly Item[],
  { parameter }: ListLocation,
) => {
  const { diary, preferences } = useApp()
  const messages = useMessages().card
  const scale = useValue(preferences.ratingScale.value)
  const rating = isRating(parameter('rating')) ? parameter('rating') : ''
  const tag = parameter('tag')
  const isSet = rating !== '' || tag !== ''
  const entries = useValue(isSet ? diary.byMovie : none)
  const matching = useMemo(() => matchingOwn(items, entries, { rating, tag }), [items, entries, rating, tag])
  const stars = messages.decimal(String(inScale(Number(rating), scale).rating))
  return { matching, rating, tag, labels: { rating: rating === '' ? '' : `★ ${stars}`, tag } }
}

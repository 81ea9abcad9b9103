import { computed } from '@preact/signals-core'
import { useMemo } from 'react'
import { type CollectionSummary, collectionIdsWith } from '#domain/collection-links.ts'
import type { MovieId } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** The collections that hold the movie, by name. */
export const useCollectionsOf = (movieId: MovieId): readonly CollectionSummary[] => {
  const { collections, collator } = useApp()
  return useValue(
    useMemo(
      () =>
        computed(() => {
          const ids = collectionIdsWith(collections.links.value, movieId)
          const { compare } = collator.value
          return collections.items.value
            .filter(({ id }) => ids.has(id))
            .sort((one, other) => compare(one.name, other.name))
        }),
      [collections, collator, movieId],
    ),
  )
}

import { computed } from '@preact/signals-core'
import { useMemo } from 'react'
import { type CollectionSummary, collectionIdsWith } from '#domain/collection-links.ts'
import type { MovieId } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

export const useCollectionsOf = (
  movieId: MovieId,
): { readonly holding: readonly CollectionSummary[]; readonly others: readonly CollectionSummary[] } => {
  const { collections, collator } = useApp()
  return useValue(
    useMemo(
      () =>
        computed(() => {
          const ids = collectionIdsWith(collections.links.value, movieId)
          const { compare } = collator.value
          const byName = collections.items.value.toSorted((one, other) => compare(one.name, other.name))
          return { holding: byName.filter(({ id }) => ids.has(id)), others: byName.filter(({ id }) => !ids.has(id)) }
        }),
      [collections, collator, movieId],
    ),
  )
}

import { computed } from '@preact/signals-core'
import { useMemo } from 'react'
import { type CollectionSummary, isInCollection } from '#domain/collection-links.ts'
import type { MovieId } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** The collections that hold a movie, and those that do not, by name. */
export const useCollectionsOf = (
  movieId: MovieId,
): { readonly holding: readonly CollectionSummary[]; readonly others: readonly CollectionSummary[] } => {
  const { collections, collator } = useApp()
  return useValue(
    useMemo(
      () =>
        computed(() => {
          const links = collections.links.value
          const { compare } = collator.value
          const byName = collections.items.value.toSorted((one, other) => compare(one.name, other.name))
          const holds = ({ id }: CollectionSummary) => isInCollection(links, id, movieId)
          return { holding: byName.filter(holds), others: byName.filter((collection) => !holds(collection)) }
        }),
      [collections, collator, movieId],
    ),
  )
}

import { computed } from '@preact/signals-react'
import { useMemo } from 'react'
import { type CollectionSummary, collectionIdsWith } from '#domain/lists/collection-links.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** The collections that hold the movie, by name. */
export const useCollectionsOf = (movieId: MovieId): readonly CollectionSummary[] => {
  const { lists, language } = useApp()
  return useValue(
    useMemo(
      () =>
        computed(() => {
          const ids = collectionIdsWith(lists.collections.links.value, movieId)
          const { compare } = language.formats.value
          return lists.collections.items.value
            .filter(({ id }) => ids.has(id))
            .sort((one, other) => compare(one.name, other.name))
        }),
      [lists.collections, language.formats, movieId],
    ),
  )
}

import { useMemo } from 'react'
import { type CollectionSummary, collectionsWithout } from '#domain/lists/collection-links.ts'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** The collections that do not hold all of the movies, by name. */
export const useCollectionChoices = (movies: readonly MovieSnapshot[]): readonly CollectionSummary[] => {
  const { lists } = useApp()
  const all = useValue(lists.collections.items)
  const links = useValue(lists.collections.links)
  const { compare } = useFormats()
  return useMemo(() => {
    const choices = collectionsWithout(
      all,
      links,
      movies.map(({ id }) => id),
    )
    return choices.toSorted((one, other) => compare(one.name, other.name))
  }, [all, links, compare, movies])
}

import { useMemo } from 'react'
import { type CollectionSummary, collectionIdsWith } from '#domain/collection-links.ts'
import type { MovieSnapshot } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** The collections that do not hold all of the movies, by name. */
export const useCollectionChoices = (movies: readonly MovieSnapshot[]): readonly CollectionSummary[] => {
  const { collections, collator } = useApp()
  const all = useValue(collections.items)
  const links = useValue(collections.links)
  const { compare } = useValue(collator)
  return useMemo(() => {
    const holding = collectionIdsWith(links, ...movies.map(({ id }) => id))
    return all.filter(({ id }) => !holding.has(id)).toSorted((one, other) => compare(one.name, other.name))
  }, [all, links, compare, movies])
}

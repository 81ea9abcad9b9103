import type { CollectionLink, Library } from './library.ts'

/**
 * Deleting a collection leaves its links stored, so that they return with it. Whoever shows or counts links takes these;
 * the same array where none is hidden.
 */
export const visibleLinks = ({
  collections,
  collectionMovies,
}: Pick<Library, 'collections' | 'collectionMovies'>): readonly CollectionLink[] => {
  const ids = new Set(collections.map(({ id }) => id))
  const isVisible = ({ collectionId }: CollectionLink) => ids.has(collectionId)
  return collectionMovies.every(isVisible) ? collectionMovies : collectionMovies.filter(isVisible)
}

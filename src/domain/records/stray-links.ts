import type { Library } from './library.ts'

/** Links of collections that exist; the same library where there are no others. */
export const withoutStrayLinks = (library: Library): Library => {
  const ids = new Set(library.collections.map(({ id }) => id))
  const collectionMovies = library.collectionMovies.filter(({ collectionId }) => ids.has(collectionId))
  return collectionMovies.length === library.collectionMovies.length ? library : { ...library, collectionMovies }
}

import { createContext, useCallback } from 'react'
import { genreIdOf } from '#domain/movie/genres.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

/** The provider's names by id: a genre that the message catalog does not know has no other. */
export const GenreNames = createContext<ReadonlyMap<number, string>>(new Map())

/** Takes a genre's English name or the provider's own. */
export const useGenreName = (): ((genre: string) => string) => {
  const builtIn: Readonly<Record<number, string>> = useMessages().genres
  return useCallback(
    (genre) => {
      const id = genreIdOf(genre)
      return id === undefined ? genre : (builtIn[id] ?? genre)
    },
    [builtIn],
  )
}

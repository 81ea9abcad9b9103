import { createContext, useCallback, useContext } from 'react'
import { genreIdOf } from '#domain/genres.ts'
import { useMessages } from '#wiring/use-messages.ts'

export const GenreNames = createContext<ReadonlyMap<number, string>>(new Map())

/** Takes a genre's English name or the provider's own. */
export const useGenreName = (): ((genre: string) => string) => {
  const names = useContext(GenreNames)
  const builtIn: Readonly<Record<number, string>> = useMessages().genres
  return useCallback(
    (genre) => {
      const id = genreIdOf(genre)
      return id === undefined ? genre : (names.get(id) ?? builtIn[id] ?? genre)
    },
    [names, builtIn],
  )
}

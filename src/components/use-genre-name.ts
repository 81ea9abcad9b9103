import { createContext, useCallback, useContext } from 'react'
import { genreIdOf } from '#domain/genres.ts'
import { useMessages } from '#wiring/use-messages.ts'

/** Genre names in the chosen language by TMDB id, as the provider serves them; empty until they are there. */
export const GenreNames = createContext<ReadonlyMap<number, string>>(new Map())

/** Turns a stored genre (its English, or the provider's own name) into the one to show; the catalogue's until the provider's. */
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

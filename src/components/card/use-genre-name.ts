import { useCallback } from 'react'
import { genreIdOf } from '#domain/movie/genres.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

/** Takes a genre's English name or the provider's own. */
export const useGenreName = (): ((genre: string) => string) => {
  const builtIn: Readonly<Record<number, string>> = useCoreMessages().genres
  return useCallback(
    (genre) => {
      const id = genreIdOf(genre)
      return id === undefined ? genre : (builtIn[id] ?? genre)
    },
    [builtIn],
  )
}

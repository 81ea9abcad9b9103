import { useGenreName } from '#components/use-genre-name.ts'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { runtimeParts } from '#domain/format.ts'
import { isMood } from '#domain/moods.ts'
import { useMessages } from '#wiring/use-messages.ts'

export const useTexts = () => {
  const { taste } = useSectionMessages('tonight')
  const { movie } = useMessages()
  const genreName = useGenreName()
  return {
    /** '' when unknown. */
    length: (minutes: number): string => {
      const parts = runtimeParts(minutes)
      return parts ? movie.runtime(parts.hours, parts.minutes) : ''
    },
    taste: (name: string): string => (isMood(name) ? taste.moods[name] : genreName(name)),
  }
}

import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { useGenreName } from '#components/card/use-genre-name.ts'
import { isMood } from '#domain/tonight/moods.ts'
import { runtimeParts } from '#domain/values/format.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

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

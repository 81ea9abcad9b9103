import { useGenreName } from '#components/card/use-genre-name.ts'
import { isMood } from '#domain/tonight/moods.ts'
import { runtimeParts } from '#domain/values/format.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

export const useTexts = () => {
  const { taste } = useMessages().tonight
  const { movie } = useCoreMessages()
  const genreName = useGenreName()
  return {
    /** '' when unknown. */
    length: (minutes: number): string => {
      const parts = runtimeParts(minutes)
      return parts ? movie.runtime({ hours: parts.hours, minutes: parts.minutes }) : ''
    },
    taste: (name: string): string => (isMood(name) ? taste.moods[name] : genreName(name)),
  }
}

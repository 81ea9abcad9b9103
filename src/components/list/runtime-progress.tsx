import { useMessages } from '#wiring/app/use-messages.ts'
import type { LoadedFacts } from '#wiring/movies/movie-data.ts'
import { FactsProgress } from '../async/facts-progress.tsx'

export const RuntimeProgress = (props: { readonly loaded: LoadedFacts; readonly total: number }) => {
  const { unknownRuntimes } = useMessages().filters
  return <FactsProgress {...props} missingText={(count) => unknownRuntimes({ count })} />
}

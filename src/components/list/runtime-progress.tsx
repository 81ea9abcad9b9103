import type { LoadedFacts } from '#wiring/movies/load-facts.ts'
import { FactsProgress } from '../async/facts-progress.tsx'
import { useSectionMessages } from '../async/use-section-messages.ts'

export const RuntimeProgress = (props: { readonly loaded: LoadedFacts; readonly total: number }) => (
  <FactsProgress {...props} missingText={useSectionMessages('filters').unknownRuntimes} />
)

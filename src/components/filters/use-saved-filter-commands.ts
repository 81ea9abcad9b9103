import { createSavedFilterCommands } from '#commands/saved-filters.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

/** Suspends until the messages of filters, which they announce, have loaded. */
export const useSavedFilterCommands = () => {
  useMessages().filters
  return useLazy(createSavedFilterCommands)
}

import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { savedFilterCommands } from '#wiring/commands/saved-filter-commands.ts'

/** Suspends until the messages of filters, which they announce, have loaded. */
export const useSavedFilterCommands = () => {
  useMessages().filters
  return useLazy(savedFilterCommands)
}

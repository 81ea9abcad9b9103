import { useLazy } from '#wiring/app/use-lazy.ts'
import { savedFilterCommands } from '#wiring/commands/saved-filter-commands.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

/** Suspends until the messages of filters, which they announce, have loaded. */
export const useSavedFilterCommands = () => {
  useSectionMessages('filters')
  return useLazy(savedFilterCommands)
}

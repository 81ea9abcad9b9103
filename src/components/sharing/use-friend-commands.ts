import { useLazy } from '#wiring/app/use-lazy.ts'
import { friendCommands } from '#wiring/commands/friend-commands.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

/** Suspends until the messages that they announce have loaded. */
export const useFriendCommands = () => {
  useSectionMessages('sharing')
  return useLazy(friendCommands)
}

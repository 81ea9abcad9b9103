import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { friendCommands } from '#wiring/commands/friend-commands.ts'

/** Suspends until the messages that they announce have loaded. */
export const useFriendCommands = () => {
  useMessages().sharing
  return useLazy(friendCommands)
}

import { createFriendCommands } from '#commands/friends.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

/** Suspends until the messages that they announce have loaded. */
export const useFriendCommands = () => {
  useMessages().sharing
  return useLazy(createFriendCommands)
}

import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { hidingCommands } from '#wiring/commands/hiding-commands.ts'

/** Suspends until its messages have loaded. */
export const useHidden = () => ({ commands: useLazy(hidingCommands), messages: useMessages().hidden })

import { createHidingCommands } from '#commands/hidden.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

/** Suspends until its messages have loaded. */
export const useHidden = () => ({ commands: useLazy(createHidingCommands), messages: useMessages().hidden })

import { useLazy } from '#wiring/app/use-lazy.ts'
import { hidingCommands } from '#wiring/commands/hiding-commands.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

/** Suspends until its messages have loaded. */
export const useHidden = () => ({ commands: useLazy(hidingCommands), messages: useSectionMessages('hidden') })

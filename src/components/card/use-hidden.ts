import { useService } from '#wiring/app/use-service.ts'
import { hidingCommands } from '#wiring/commands/hiding-commands.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

/** Suspends until its messages have loaded. */
export const useHidden = () => ({ commands: useService(hidingCommands), messages: useSectionMessages('hidden') })

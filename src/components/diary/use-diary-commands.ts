import { useLazy } from '#wiring/app/use-lazy.ts'
import { diaryCommands } from '#wiring/commands/diary-commands.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

/** Suspends until the diary's messages, which they announce, have loaded. */
export const useDiaryCommands = () => {
  useSectionMessages('diary')
  return useLazy(diaryCommands)
}

import { createDiaryCommands } from '#commands/diary.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

/** Suspends until the diary's messages, which they announce, have loaded. */
export const useDiaryCommands = () => {
  useMessages().diary
  return useLazy(createDiaryCommands)
}

import { useMemo } from 'react'
import { useApp } from '#wiring/app/use-app.ts'
import { diaryCommandsOf } from '#wiring/commands/diary-commands.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

/** Suspends until the diary's messages have loaded. */
export const useDiaryCommands = () => {
  const app = useApp()
  const messages = useSectionMessages('diary')
  return useMemo(() => diaryCommandsOf(app, messages), [app, messages])
}

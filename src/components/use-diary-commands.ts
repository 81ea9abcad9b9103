import { useMemo } from 'react'
import { diaryCommandsOf } from '#wiring/diary-commands.ts'
import { useApp } from '#wiring/use-app.ts'
import { useSectionMessages } from './use-section-messages.ts'

/** Suspends until the diary's messages have loaded. */
export const useDiaryCommands = () => {
  const app = useApp()
  const messages = useSectionMessages('diary')
  return useMemo(() => diaryCommandsOf(app, messages), [app, messages])
}

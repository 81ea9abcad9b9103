import { useMemo } from 'react'
import { notForMeCommandsOf } from '#wiring/not-for-me-commands.ts'
import { useApp } from '#wiring/use-app.ts'
import { useSectionMessages } from './use-section-messages.ts'

/** Suspends until its messages have loaded. */
export const useNotForMe = () => {
  const app = useApp()
  const messages = useSectionMessages('notForMe')
  const commands = useMemo(() => notForMeCommandsOf(app, messages), [app, messages])
  return { commands, messages }
}

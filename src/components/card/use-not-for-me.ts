import { useMemo } from 'react'
import { useApp } from '#wiring/app/use-app.ts'
import { notForMeCommandsOf } from '#wiring/commands/not-for-me-commands.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

/** Suspends until its messages have loaded. */
export const useNotForMe = () => {
  const app = useApp()
  const messages = useSectionMessages('notForMe')
  const commands = useMemo(() => notForMeCommandsOf(app, messages), [app, messages])
  return { commands, messages }
}

import { useMemo } from 'react'
import { useApp } from '#wiring/app/use-app.ts'
import { hidingCommandsOf } from '#wiring/commands/hiding-commands.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

/** Suspends until its messages have loaded. */
export const useHidden = () => {
  const app = useApp()
  const messages = useSectionMessages('hidden')
  const commands = useMemo(() => hidingCommandsOf(app, messages), [app, messages])
  return { commands, messages }
}

import { useMemo } from 'react'
import { useApp } from '#wiring/app/use-app.ts'
import { savedFilterCommandsOf } from '#wiring/commands/saved-filter-commands.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

/** Suspends until the messages of filters have loaded. */
export const useSavedFilterCommands = () => {
  const app = useApp()
  const messages = useSectionMessages('filters')
  return useMemo(() => savedFilterCommandsOf(app, messages), [app, messages])
}

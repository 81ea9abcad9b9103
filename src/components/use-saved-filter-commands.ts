import { useMemo } from 'react'
import { savedFilterCommandsOf } from '#wiring/saved-filter-commands.ts'
import { useApp } from '#wiring/use-app.ts'
import { useSectionMessages } from './use-section-messages.ts'

/** Suspends until the messages of filters have loaded. */
export const useSavedFilterCommands = () => {
  const app = useApp()
  const messages = useSectionMessages('filters')
  return useMemo(() => savedFilterCommandsOf(app, messages), [app, messages])
}

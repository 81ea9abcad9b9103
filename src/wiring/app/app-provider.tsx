import type { ReactNode } from 'react'
import type { App } from './app.ts'
import { AppContext } from './use-app.ts'
import { MessagesContext } from './use-core-messages.ts'
import { useValue } from './use-value.ts'

/** What `useApp` and `useCoreMessages` read. */
export const AppProvider = ({ app, children }: { app: App; children: ReactNode }) => (
  <AppContext value={app}>
    <MessagesContext value={useValue(app.language.messages)}>{children}</MessagesContext>
  </AppContext>
)

import { createContext, useContext } from 'react'
import type { App } from './app.ts'

/** The running app, for every component below. */
export const AppContext = createContext<App | null>(null)

/** Stores, commands, queries and words of the running app. */
export const useApp = (): App => {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp needs an AppContext above it.')
  return app
}

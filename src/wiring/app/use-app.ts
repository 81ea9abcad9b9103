import { createContext, useContext } from 'react'
import type { App } from './app.ts'

export const AppContext = createContext<App | null>(null)

export const useApp = (): App => {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp needs an AppProvider above it.')
  return app
}

import { useLocation } from 'react-router-dom'
import { useApp } from '#wiring/use-app.ts'

export const useRememberPage = (): (() => void) => {
  const { rememberPage } = useApp()
  const { pathname, search } = useLocation()
  return () => rememberPage(pathname, search)
}

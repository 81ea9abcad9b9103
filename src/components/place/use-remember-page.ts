import { useLocation } from 'react-router-dom'
import { useApp } from '#wiring/app/use-app.ts'

export const useRememberPage = (): (() => void) => {
  const { rememberPage } = useApp().memory
  const { pathname, search } = useLocation()
  return () => rememberPage(pathname, search)
}

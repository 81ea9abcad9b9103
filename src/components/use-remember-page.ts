import { useLocation } from 'react-router-dom'
import { useApp } from '#wiring/use-app.ts'

/** Keeps where a person is on the list of this address, before a card leads away. */
export const useRememberPage = (): (() => void) => {
  const { rememberPage } = useApp()
  const { pathname, search } = useLocation()
  return () => rememberPage(pathname, search)
}

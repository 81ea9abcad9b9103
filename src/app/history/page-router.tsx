import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { LayersProvider } from '#ui/hooks/use-layer.ts'
import { createPageHistory } from './page-history.ts'

const newKey = () => Math.random().toString(36).slice(2, 10)

/** The router of the app: the browser's addresses, with an entry of the history for each open layer. */
export const PageRouter = ({ children }: { readonly children: ReactNode }) => {
  const [history] = useState(() => createPageHistory(window, newKey))
  const [page, setPage] = useState(history.shown)
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPage(next))), [history])
  return (
    <LayersProvider value={history.openLayer}>
      <Router
        basename={import.meta.env.BASE_URL}
        location={page.location}
        navigationType={page.navigationType}
        navigator={history}
      >
        {children}
      </Router>
    </LayersProvider>
  )
}

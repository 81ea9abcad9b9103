import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Toaster } from '#components/toaster.tsx'
import { GenreNames } from '#components/use-genre-name.ts'
import type { App as Services } from '#wiring/services.ts'
import { AppContext } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { AppRoutes } from './routes.tsx'
import { useDocument } from './use-document.ts'
import { useUndoKey } from './use-undo-key.ts'

/** The whole app over its services. */
export const App = ({ services }: { services: Services }) => (
  <AppContext value={services}>
    <QueryClientProvider client={services.queryClient}>
      <GenreList services={services}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
        <PageWide services={services} />
        <Toaster />
      </GenreList>
    </QueryClientProvider>
  </AppContext>
)

const PageWide = ({ services }: { services: Services }) => {
  useUndoKey(services.commands.undo)
  useDocument(services)
  useEffect(() => {
    const leaving = new AbortController()
    services.start.after(() => {
      // Links that are not prefetched work as well.
      import('./prefetch.ts').then(({ prefetchModals }) => prefetchModals(services, leaving.signal)).catch(() => {})
    })
    // This effect is the last: the screens have asked the provider by then.
    services.start.watch()
    return () => leaving.abort()
  }, [services])
  return null
}

/** The provider's genre names, loaded once at start and again when language or source change (spec section 2). */
const GenreList = ({ services, children }: { services: Services; children: ReactNode }) => {
  const { data } = useQuery(useValue(services.queries).genreList())
  const names = useMemo(() => new Map(data?.map((genre) => [genre.id, genre.name])), [data])
  return <GenreNames value={names}>{children}</GenreNames>
}

import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Optional } from '#components/load-boundary.tsx'
import { part, withStyles } from '#components/screen.tsx'
import { Toaster } from '#components/toaster.tsx'
import { GenreNames } from '#components/use-genre-name.ts'
import { useStarted } from '#components/use-started.ts'
import type { App as Services } from '#wiring/services.ts'
import { AppContext } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { AppRoutes } from './routes.tsx'
import { useDocument } from './use-document.ts'

const Later = part(() => withStyles(() => import('./later.tsx').then((module) => module.Later)))

/** The whole app over its services. */
export const App = ({ services }: { services: Services }) => (
  <AppContext value={services}>
    <QueryClientProvider client={services.queryClient}>
      <GenreList services={services}>
        <BrowserRouter>
          <AppRoutes />
          <PageWide services={services} />
        </BrowserRouter>
        <Toaster />
      </GenreList>
    </QueryClientProvider>
  </AppContext>
)

const PageWide = ({ services }: { services: Services }) => {
  useDocument(services)
  const { start } = services
  // This effect is the last: the screens have asked the provider by then.
  useEffect(() => start.watch(), [start])
  // React shows what a suspended part waited for 300 ms after its fallback at the earliest; a deferred one has none.
  const isOver = useDeferredValue(useStarted())
  return <Optional>{isOver ? <Later /> : null}</Optional>
}

/** The provider's genre names, loaded once at start and again when language or source change (spec section 2). */
const GenreList = ({ services, children }: { services: Services; children: ReactNode }) => {
  const { data } = useQuery(useValue(services.queries).genreList())
  const names = useMemo(() => new Map(data?.map((genre) => [genre.id, genre.name])), [data])
  return <GenreNames value={names}>{children}</GenreNames>
}

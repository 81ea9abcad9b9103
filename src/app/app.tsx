import { useSignals } from '@preact/signals-react/runtime'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { AsyncBoundary, Nothing } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { GenreNames } from '#components/card/use-genre-name.ts'
import type { App as Services } from '#wiring/app/app.ts'
import { AppContext } from '#wiring/app/use-app.ts'
import { KeyList } from './key-list.tsx'
import { AppRoutes } from './routes.tsx'
import { Toaster } from './toasts/toaster.tsx'
import { useDocument } from './use-document.ts'
import { useKeys } from './use-keys.ts'
import { usePrefetch } from './use-prefetch.ts'

const PageAids = lazyComponent(() => import('./page-aids.tsx').then((module) => module.PageAids))

export const App = ({ services }: { services: Services }) => (
  <AppContext value={services}>
    <QueryClientProvider client={services.provider.queryClient}>
      <GenreList services={services}>
        <BrowserRouter basename={import.meta.env.BASE_URL}>
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
  useKeys()
  usePrefetch()
  return (
    <>
      <KeyList />
      <AsyncBoundary ErrorFallback={Nothing}>
        <PageAids />
      </AsyncBoundary>
    </>
  )
}

const GenreList = ({ services, children }: { services: Services; children: ReactNode }) => {
  useSignals()
  const { data } = useQuery(services.provider.queries.value.genreList())
  const names = useMemo(() => new Map(data?.map((genre) => [genre.id, genre.name])), [data])
  return <GenreNames value={names}>{children}</GenreNames>
}

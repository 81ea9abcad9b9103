import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { Toaster } from '#components/toaster.tsx'
import { Tooltips } from '#components/tooltips.tsx'
import { GenreNames } from '#components/use-genre-name.ts'
import { useFocusKeeper } from '#ui/use-focus-keeper.ts'
import type { App as Services } from '#wiring/app.ts'
import { AppContext } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { KeyList } from './key-list.tsx'
import { AppRoutes } from './routes.tsx'
import { ScrollToTop } from './scroll-to-top.tsx'
import { useDocument } from './use-document.ts'
import { useKeys } from './use-keys.ts'
import { usePrefetch } from './use-prefetch.ts'

export const App = ({ services }: { services: Services }) => (
  <AppContext value={services}>
    <QueryClientProvider client={services.queryClient}>
      <GenreList services={services}>
        <BrowserRouter>
          <AppRoutes />
          <PageWide services={services} />
        </BrowserRouter>
        <Toaster />
        <Tooltips />
      </GenreList>
    </QueryClientProvider>
  </AppContext>
)

const PageWide = ({ services }: { services: Services }) => {
  useDocument(services)
  useKeys()
  usePrefetch()
  useFocusKeeper(services.timeout)
  return (
    <>
      <ScrollToTop />
      <KeyList />
    </>
  )
}

const GenreList = ({ services, children }: { services: Services; children: ReactNode }) => {
  const { data } = useQuery(useValue(services.queries).genreList())
  const names = useMemo(() => new Map(data?.map((genre) => [genre.id, genre.name])), [data])
  return <GenreNames value={names}>{children}</GenreNames>
}

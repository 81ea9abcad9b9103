import { QueryClientProvider } from '@tanstack/react-query'
import { AsyncBoundary, Nothing } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import type { App as Services } from '#wiring/app/app.ts'
import { AppProvider } from '#wiring/app/app-provider.tsx'
import { KeyList } from './dialog-requests.tsx'
import { PageRouter } from './history/page-router.tsx'
import { AppRoutes } from './routes.tsx'
import { Toaster } from './toasts/toaster.tsx'
import { useDocument } from './use-document.ts'
import { useKeys } from './use-keys.ts'
import { usePrefetch } from './use-prefetch.ts'

const PageAids = lazyComponent(() => import('./page-aids.tsx').then((module) => module.PageAids))

export const App = ({ services }: { services: Services }) => (
  <AppProvider app={services}>
    <QueryClientProvider client={services.provider.queryClient}>
      <PageRouter>
        <AppRoutes />
        <PageWide services={services} />
        <Toaster />
      </PageRouter>
    </QueryClientProvider>
  </AppProvider>
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

import { useSignalEffect } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AsyncBoundary, Nothing } from '#components/loading/async-boundary.tsx'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { effectiveTheme } from '#domain/settings/settings.ts'
import { useIsPrinting } from '#ui/hooks/printing.ts'
import type { App as Services } from '#wiring/app/app.ts'
import { AppProvider } from '#wiring/app/app-provider.tsx'
import { KeyList } from './dialog-requests.tsx'
import { PageRouter } from './history/page-router.tsx'
import { AppRoutes } from './routes.tsx'
import { Toaster } from './toasts/toaster.tsx'
import { useKeys } from './use-keys.ts'
import { usePrefetch } from './use-prefetch.ts'

const useDocument = ({ settings, language }: Pick<Services, 'settings' | 'language'>): void => {
  useSignals()
  const current = settings.current.value
  const isPrinting = useIsPrinting()
  useSignalEffect(() => {
    const { documentElement: root } = document
    // Setting it recalculates all styles, even to the same value.
    if (root.lang !== language.loaded.value) root.lang = language.loaded.value
  })
  useEffect(() => {
    const light = window.matchMedia('(prefers-color-scheme: light)')
    let frame = 0
    const apply = () => {
      // Paper is light.
      document.documentElement.dataset['theme'] = isPrinting ? 'light' : effectiveTheme(current, light.matches)
      // In the next frame, which computes styles anyway.
      frame = requestAnimationFrame(() => {
        const canvas = getComputedStyle(document.body).backgroundColor
        document.querySelector('meta[name=theme-color]')?.setAttribute('content', canvas)
      })
    }
    apply()
    light.addEventListener('change', apply)
    return () => {
      cancelAnimationFrame(frame)
      light.removeEventListener('change', apply)
    }
  }, [current, isPrinting])
}

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

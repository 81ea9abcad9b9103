import { Suspense } from 'react'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

const RecordsBanner = lazyComponent(() => import('./records-banner.tsx').then((module) => module.RecordsBanner))

export const RecordsNotice = () => {
  const { kind } = useValue(useApp().records.status)
  return kind === 'ok' ? null : (
    <Suspense>
      <RecordsBanner />
    </Suspense>
  )
}

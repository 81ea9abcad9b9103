import { LoadBoundary } from '#components/load-boundary.tsx'
import { screen } from '#components/screen.tsx'
import { useStarted } from '#components/use-started.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const RecordsBanner = screen(() => import('./records-banner.tsx').then((module) => module.RecordsBanner))

/** A line about where the records are kept, when there is something to know; its code comes only then. */
export const RecordsNotice = () => {
  const { kind } = useValue(useApp().records.status)
  const isStarted = useStarted()
  return kind === 'ok' || !isStarted ? null : (
    <LoadBoundary>
      <RecordsBanner.Component />
    </LoadBoundary>
  )
}

import { LoadBoundary } from '#components/load-boundary.tsx'
import { screen } from '#components/screen.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const RecordsBanner = screen(() => import('./records-banner.tsx').then((module) => module.RecordsBanner))

/** A line about where the records are kept, when there is something to know; its code comes only then. */
export const RecordsNotice = () => {
  const { kind } = useValue(useApp().records.status)
  return kind === 'ok' ? null : (
    <LoadBoundary loading={null}>
      <RecordsBanner.Component />
    </LoadBoundary>
  )
}

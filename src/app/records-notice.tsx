import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

import { RecordsBanner } from './records-banner.tsx'

/** A line about where the records are kept, when there is something to know. */
export const RecordsNotice = () => {
  const { kind } = useValue(useApp().records.status)
  return kind === 'ok' ? null : <RecordsBanner />
}

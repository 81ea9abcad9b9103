import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

import { RecordsBanner } from './records-banner.tsx'

export const RecordsNotice = () => {
  const { kind } = useValue(useApp().records.status)
  return kind === 'ok' ? null : <RecordsBanner />
}

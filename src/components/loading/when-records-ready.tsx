import type { ReactNode } from 'react'
import { areListsMissing } from '#wiring/app/are-lists-missing.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

interface WhenRecordsReadyProps {
  /** True when records are already known. */
  readonly isKnown?: boolean
  readonly loading: ReactNode
  readonly children: ReactNode
}

/** Waits for the record database: a list that is empty at first may still be restored. */
export const WhenRecordsReady = ({ isKnown = false, loading, children }: WhenRecordsReadyProps) => {
  const isReady = useValue(useApp().lists.areReady)
  return isKnown || isReady ? children : loading
}

interface WhenEmptyProps {
  readonly loading?: ReactNode
  readonly children: ReactNode
}

/** What a page says of an empty list, once it is known that the user has none. */
export const WhenEmpty = ({ loading = null, children }: WhenEmptyProps) => {
  const status = useValue(useApp().records.status)
  return areListsMissing(status) ? null : <WhenRecordsReady loading={loading}>{children}</WhenRecordsReady>
}

import type { ReactNode } from 'react'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

interface WhenRecordsReadyProps {
  /** True when records are already known. */
  readonly isKnown?: boolean
  readonly loading: ReactNode
  readonly children: ReactNode
}

/** Waits for the record database: a list that is empty at first may still be restored. */
export const WhenRecordsReady = ({ isKnown = false, loading, children }: WhenRecordsReadyProps) => {
  const isReady = useValue(useApp().recordsReady)
  return isKnown || isReady ? children : loading
}

import type { ReactNode } from 'react'
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

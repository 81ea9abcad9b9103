import type { ReactNode } from 'react'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

interface WhenReadProps {
  /** True when records are already known. */
  readonly isKnown?: boolean
  readonly loading: ReactNode
  readonly children: ReactNode
}

/** Waits for the record database: a list that is empty at first may still be restored. */
export const WhenRead = ({ isKnown = false, loading, children }: WhenReadProps) => {
  const isRead = useValue(useApp().isRead)
  return isKnown || isRead ? children : loading
}

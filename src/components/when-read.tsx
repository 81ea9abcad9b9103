import type { ReactNode } from 'react'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

interface WhenReadProps {
  /** True when there are records already: then nothing is waited for. */
  readonly isKnown?: boolean
  readonly loading: ReactNode
  readonly children: ReactNode
}

/** Waits until it is certain which records there are: a list that is empty at first may yet be brought back. */
export const WhenRead = ({ isKnown = false, loading, children }: WhenReadProps) => {
  const isRead = useValue(useApp().isRead)
  return isKnown || isRead ? children : loading
}

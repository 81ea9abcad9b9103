import { type ReactNode, use } from 'react'
import { useApp } from '#wiring/use-app.ts'

interface WhenReadProps {
  /** True when there are records already: then nothing is waited for. */
  readonly isKnown?: boolean
  readonly children: ReactNode
}

/** Suspends until it is certain which records there are: a list that is empty at first may yet be brought back. */
export const WhenRead = ({ isKnown = false, children }: WhenReadProps) => {
  const { ready } = useApp().records
  if (!isKnown) use(ready)
  return children
}

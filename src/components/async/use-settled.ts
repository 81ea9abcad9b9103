import { useEffect, useState } from 'react'
import { useApp } from '#wiring/app/use-app.ts'

/** The value once it has stayed the same for so long; the first one at once. */
export const useSettled = <Value>(value: Value, milliseconds: number): Value => {
  const { timeout } = useApp().platform
  const [settled, setSettled] = useState(value)
  useEffect(() => timeout(() => setSettled(value), milliseconds), [timeout, value, milliseconds])
  return settled
}

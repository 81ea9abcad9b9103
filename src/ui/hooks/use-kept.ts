import { useState } from 'react'

/** The value before while it is the same, so that what depends on it is not computed again. */
export const useKept = <Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value => {
  const [kept, setKept] = useState(value)
  if (isSame(kept, value)) return kept
  setKept(value)
  return value
}

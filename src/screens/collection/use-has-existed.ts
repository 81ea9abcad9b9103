import { useState } from 'react'

export const useHasExisted = (exists: boolean): boolean => {
  const [hasExisted, setHasExisted] = useState(exists)
  if (exists && !hasExisted) setHasExisted(true)
  return hasExisted || exists
}

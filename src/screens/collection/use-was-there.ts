import { useState } from 'react'

export const useWasThere = (isThere: boolean): boolean => {
  const [wasThere, setWasThere] = useState(isThere)
  if (isThere && !wasThere) setWasThere(true)
  return wasThere || isThere
}

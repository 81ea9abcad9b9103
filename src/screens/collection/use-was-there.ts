import { useState } from 'react'

/** True once something has been there, also after it is gone. */
export const useWasThere = (isThere: boolean): boolean => {
  const [wasThere, setWasThere] = useState(isThere)
  if (isThere && !wasThere) setWasThere(true)
  return wasThere || isThere
}

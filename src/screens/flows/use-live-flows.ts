import { signal } from '@preact/signals-core'
import { useEffect, useState } from 'react'
import { followFlows, type LiveFlow } from '#wiring/live-flows.ts'
import { useValue } from '#wiring/use-value.ts'

const none = signal<readonly LiveFlow[]>([])

export const useLiveFlows = (): readonly LiveFlow[] => {
  const [flows, setFlows] = useState<ReturnType<typeof followFlows>['flows']>(none)
  useEffect(() => {
    const following = followFlows()
    setFlows(following.flows)
    return following.stop
  }, [])
  return useValue(flows)
}

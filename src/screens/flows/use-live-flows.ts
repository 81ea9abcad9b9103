import { signal } from '@preact/signals-core'
import { useEffect, useState } from 'react'
import { useValue } from '#wiring/app/use-value.ts'
import { followFlows, type LiveFlow } from '#wiring/inspect/live-flows.ts'

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

import { signal } from '@preact/signals-react'
import { useEffect, useState } from 'react'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { followFlows, type LiveFlow } from '#wiring/inspect/live-flows.ts'

const none = signal<readonly LiveFlow[]>([])

export const useLiveFlows = (): readonly LiveFlow[] => {
  const running = useApp().view.flows
  const [flows, setFlows] = useState<ReturnType<typeof followFlows>['flows']>(none)
  useEffect(() => {
    const following = followFlows(running)
    setFlows(following.flows)
    return following.stop
  }, [running])
  return useValue(flows)
}

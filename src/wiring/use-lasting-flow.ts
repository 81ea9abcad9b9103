import { useEffect, useRef, useState } from 'react'
import type { AnyActorRef, SnapshotFrom } from 'xstate'

/** Stops a flow as soon as it `isIdle`. */
export const stopWhenIdle = <Flow extends AnyActorRef>(
  flow: Flow,
  isIdle: (snapshot: SnapshotFrom<Flow>) => boolean,
): void => {
  const stopIfIdle = () => {
    if (isIdle(flow.getSnapshot())) flow.stop()
  }
  flow.subscribe(stopIfIdle)
  stopIfIdle()
}

/** A flow that may outlive its component: leaving calls `end`, which stops it once what it has begun is done. */
export const useLastingFlow = <Flow extends AnyActorRef>(create: () => Flow, end: (flow: Flow) => void): Flow => {
  const [flow] = useState(create)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    flow.start()
    return () => {
      isHere.current = false
      // In development, StrictMode leaves and comes back at once.
      queueMicrotask(() => {
        if (!isHere.current) end(flow)
      })
    }
  }, [flow, end])
  return flow
}

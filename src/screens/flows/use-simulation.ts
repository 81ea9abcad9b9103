import { signal } from '@preact/signals-core'
import { useCallback, useEffect, useState } from 'react'
import { type Simulated, type Simulation, startSimulation } from '#wiring/simulation.ts'
import { useValue } from '#wiring/use-value.ts'

export interface RunningSimulation {
  readonly simulation: Simulation
  readonly current: Simulated
  /** Starts anew, with one of the sample's inputs. */
  readonly begin: (beginning: string) => void
}

const nothing = signal(null)

/** A simulated machine of one's own, by its file's name; null without a name, and until it is started. */
export const useSimulation = (name: string | null): RunningSimulation | null => {
  const [simulation, setSimulation] = useState<Simulation | null>(null)
  const start = useCallback(
    (beginning?: string) => {
      if (name !== null) setSimulation(startSimulation(name, beginning))
    },
    [name],
  )
  useEffect(() => start(), [start])
  useEffect(() => () => simulation?.stop(), [simulation])
  const current = useValue<Simulated | null>(simulation?.current ?? nothing)
  return simulation && current ? { simulation, current, begin: start } : null
}

import { signal } from '@preact/signals-react'
import { useEffect, useState } from 'react'
import { useValue } from '#wiring/app/use-value.ts'
import { type Simulated, type Simulation, startSimulation } from '#wiring/inspect/simulation.ts'

export interface RunningSimulation {
  readonly simulation: Simulation
  readonly current: Simulated
  readonly restart: (inputName: string) => void
}

const none = signal(null)

export const useSimulation = (name: string | null): RunningSimulation | null => {
  const [simulation, setSimulation] = useState<Simulation | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const [start, setStart] = useState<{ readonly inputName?: string }>({})
  useEffect(() => {
    if (name === null) return
    let started: Simulation | null = null
    let isOver = false
    startSimulation(name, start.inputName).then((running) => {
      if (isOver) return running.stop()
      started = running
      setSimulation(running)
    }, setFailure)
    return () => {
      isOver = true
      started?.stop()
    }
  }, [name, start])
  const current = useValue<Simulated | null>(simulation?.current ?? none)
  // Code that was not loaded is offered again by the screen's boundary.
  if (failure !== null) throw failure
  return simulation && current ? { simulation, current, restart: (inputName) => setStart({ inputName }) } : null
}

import { type ReadonlySignal, signal } from '@preact/signals-core'
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Sample } from '#machines/sample.ts'
import { machineIn } from '#machines/sample.ts'
import { statesIn } from './live-flows.ts'

// Separate copies: a machine shared with the app's flows would become one more chunk that every visitor loads.
const modules = import.meta.glob(['/machines/*.ts', '!/machines/*.d.ts'], { eager: true, query: '?simulated' })
const samples = import.meta.glob<Sample | undefined>('/machines/samples/*.ts', { eager: true, import: 'sample' })

/** The current state of a simulated machine. */
export interface Simulated {
  /** Paths of the states it is in, outer ones first. */
  readonly states: readonly string[]
  readonly isOver: boolean
  readonly context: unknown
  /** Which of the sample's events would change something now, by their place in the sample. */
  readonly possible: readonly boolean[]
  /** The tasks that wait for an answer. */
  readonly waiting: readonly string[]
  /** Milliseconds until the next thing happens by itself; null when nothing will. */
  readonly pause: number | null
  /** The actions that the machine has run, newest last, with their parameters. */
  readonly orders: readonly { readonly name: string; readonly params: unknown }[]
}

/** A simulated machine, and the ways to lead it on. */
export interface Simulation {
  readonly sample: Sample
  readonly current: ReadonlySignal<Simulated>
  /** Sends the sample's event at that place. */
  readonly send: (event: number) => void
  /** Completes a waiting task with one of the sample's answers, by name. */
  readonly answer: (task: string, answer: string) => void
  readonly fail: (task: string) => void
  /** Lets time pass until the next thing happens by itself. */
  readonly wait: () => void
  readonly stop: () => void
}

/** The shortest of the waits that run in a snapshot, in milliseconds. */
const pauseIn = ({ machine, _nodes }: AnyMachineSnapshot): number | null => {
  const { delays } = (machine as AnyStateMachine).implementations
  const pauses = _nodes
    .flatMap((node) => node.after)
    .map(({ delay }) => (typeof delay === 'string' ? delays[delay] : delay))
    .filter((delay) => typeof delay === 'number')
  return pauses.length === 0 ? null : Math.min(...pauses)
}

interface Task {
  readonly resolve: (output: unknown) => void
  readonly reject: (error: Error) => void
}

/** The actors that are answered; those that only send events are left out, as the person sends these. */
const tasksOf = ({ answers }: Sample, actors: object): readonly string[] =>
  Object.keys(actors).filter((name) => name in answers)

/** Whether a machine, by its file's name, has a sample to be tried with. */
export const canSimulate = (name: string): boolean => samples[`/machines/samples/${name}.ts`] !== undefined

/**
 * Starts a machine on its own: its tasks wait until the person says how they end, its orders are only noted, its clock
 * stands still until time is let pass. Nothing of it reaches the app.
 * @param name the machine's file in machines/.
 * @param beginning one of the names of the sample's inputs.
 * @throws for a machine without a sample.
 */
export const startSimulation = (name: string, beginning?: string): Simulation => {
  const machine = machineIn(modules[`/machines/${name}.ts`])
  const sample = samples[`/machines/samples/${name}.ts`]
  if (!machine || !sample) throw new Error(`machines/${name}.ts has no sample.`)
  const tasks = new Map<string, Task>()
  const orders: { name: string; params: unknown }[] = []
  const { actors, actions } = machine.implementations
  const isOrder = ([, action]: readonly [string, unknown]) => typeof action === 'function' && !('resolve' in action)
  const clock = new SimulatedClock()
  const actor = createActor(
    machine.provide({
      actors: Object.fromEntries(
        tasksOf(sample, actors).map((task) => [
          task,
          fromPromise(
            ({ signal: left }) =>
              new Promise((resolve, reject) => {
                tasks.set(task, { resolve, reject })
                left.addEventListener('abort', () => tasks.delete(task))
              }),
          ),
        ]),
      ),
      actions: Object.fromEntries(
        Object.entries(actions)
          .filter(isOrder)
          .map(([order]) => [order, (_: unknown, params: unknown) => void orders.push({ name: order, params })]),
      ),
    } as never),
    { clock, input: sample.inputs[beginning ?? ''] ?? Object.values(sample.inputs)[0] } as never,
  )
  const read = (): Simulated => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    return {
      states: statesIn(snapshot.value),
      isOver: snapshot.status !== 'active',
      context: snapshot.context,
      possible: sample.events.map((event) => snapshot.status === 'active' && snapshot.can(event)),
      waiting: [...tasks.keys()],
      pause: pauseIn(snapshot),
      orders: [...orders],
    }
  }
  actor.start()
  const current = signal(read())
  actor.subscribe({
    next: () => {
      current.value = read()
    },
    complete: () => {
      current.value = read()
    },
  })
  const settle = (task: string, end: (waiting: Task) => void) => {
    const waiting = tasks.get(task)
    tasks.delete(task)
    if (waiting) end(waiting)
  }
  return {
    sample,
    current,
    send: (index) => {
      const event = sample.events[index]
      if (event) actor.send(event as never)
    },
    answer: (task, answer) => settle(task, ({ resolve }) => resolve(sample.answers[task]?.[answer])),
    fail: (task) => settle(task, ({ reject }) => reject(new Error('The simulated task failed.'))),
    wait: () => {
      const { pause } = current.peek()
      if (pause !== null) clock.increment(pause)
    },
    stop: () => void actor.stop(),
  }
}

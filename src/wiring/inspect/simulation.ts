import { type ReadonlySignal, signal } from '@preact/signals-react'
import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromPromise,
} from 'xstate'
import { flowAt, machineIn, type Sample } from '#machines/flows.ts'
import { statesIn } from './live-flows.ts'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

interface ManualClock extends Clock {
  /** Milliseconds until the next timeout, null without one. */
  readonly untilNext: () => number | null
  readonly advance: () => void
}

export const createManualClock = (): ManualClock => {
  let now = 0
  let lastId = 0
  const timeouts = new Map<number, { readonly due: number; readonly run: () => void }>()
  const next = () => [...timeouts].toSorted(([, one], [, other]) => one.due - other.due)[0]
  return {
    setTimeout: (run, delay) => {
      lastId += 1
      timeouts.set(lastId, { due: now + delay, run })
      return lastId
    },
    clearTimeout: (id: number) => void timeouts.delete(id),
    untilNext: () => {
      const timeout = next()
      return timeout ? timeout[1].due - now : null
    },
    advance: () => {
      const timeout = next()
      if (!timeout) return
      const [id, { due, run }] = timeout
      now = due
      timeouts.delete(id)
      run()
    },
  }
}

// Without the parts of flows, which would be files of their own.
const modules = import.meta.glob<object>([
  '/machines/*.ts',
  '/machines/*/*.ts',
  '!/machines/{ports,flows}.ts',
  '!/machines/*.d.ts',
  '!/machines/samples/*',
  '!/machines/*/*-{setup,round,connecting}.ts',
])
const loaders = new Map(Object.entries(modules).map(([path, load]) => [flowAt(path), load]))
const samples = import.meta.glob<Sample | undefined>('/machines/samples/*.ts', { import: 'sample' })

export interface Simulated {
  /** Dotted paths, parents first. */
  readonly states: readonly string[]
  readonly isStopped: boolean
  readonly context: unknown
  /** `snapshot.can()` for each event of the sample. */
  readonly possible: readonly boolean[]
  readonly invoked: readonly string[]
  /** Milliseconds until the next delayed transition, null without one. */
  readonly delay: number | null
  /** Provided actions, newest last. */
  readonly executed: readonly { readonly action: string; readonly params: unknown }[]
}

export interface Simulation {
  readonly sample: Sample
  readonly current: ReadonlySignal<Simulated>
  /** Sends the sample's event at that index. */
  readonly send: (event: number) => void
  /** Takes the name of one of the sample's outputs. */
  readonly resolve: (actor: string, output: string) => void
  readonly reject: (actor: string) => void
  readonly advance: () => void
  readonly stop: () => void
}

export const canSimulate = (name: string): boolean => samples[`/machines/samples/${name}.ts`] !== undefined

interface Pending {
  readonly resolve: (output: unknown) => void
  readonly reject: (error: Error) => void
}

const manualPromises = (names: readonly string[]) => {
  const pending = new Map<string, Pending>()
  const logicOf = (name: string) =>
    fromPromise(
      ({ signal: stopped }) =>
        new Promise((resolve, reject) => {
          pending.set(name, { resolve, reject })
          stopped.addEventListener('abort', () => pending.delete(name))
        }),
    )
  const settle = (name: string, how: (promise: Pending) => void) => {
    const promise = pending.get(name)
    pending.delete(name)
    if (promise) how(promise)
  }
  return { pending, settle, actors: Object.fromEntries(names.map((name) => [name, logicOf(name)])) }
}

const recordActions = ({ implementations }: AnyStateMachine, onAction: (action: string, params: unknown) => void) =>
  Object.fromEntries(
    Object.entries<unknown>(implementations.actions)
      .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
      .map(([name]) => [name, (_: unknown, params: unknown) => onAction(name, params)]),
  )

const simulate = (machine: AnyStateMachine, sample: Sample, input: unknown): Simulation => {
  const executed: { action: string; params: unknown }[] = []
  const clock = createManualClock()
  // Actors that are not promises have no sample outputs and keep their own logic.
  const { pending, settle, actors } = manualPromises(Object.keys(sample.outputs))
  const actions = recordActions(machine, (action, params) => executed.push({ action, params }))
  const actor = createActor(machine.provide({ actors, actions }), { clock, input })
  const read = (): Simulated => {
    const snapshot: AnyMachineSnapshot = actor.getSnapshot()
    const isStopped = snapshot.status !== 'active'
    return {
      states: statesIn(snapshot.value),
      isStopped,
      context: snapshot.context,
      possible: sample.events.map((event) => !isStopped && snapshot.can(event)),
      invoked: [...pending.keys()],
      delay: clock.untilNext(),
      executed: [...executed],
    }
  }
  actor.start()
  const current = signal(read())
  const update = () => {
    current.value = read()
  }
  actor.subscribe({ next: update, complete: update })
  return {
    sample,
    current,
    send: (index) => {
      const event = sample.events[index]
      if (event) actor.send(event)
    },
    resolve: (name, output) => settle(name, ({ resolve }) => resolve(sample.outputs[name]?.[output])),
    reject: (name) => settle(name, ({ reject }) => reject(new Error('Rejected by hand.'))),
    advance: clock.advance,
    stop: () => void actor.stop(),
  }
}

/** Defaults to the sample's first input. Throws for a machine without a sample. */
export const startSimulation = async (name: string, inputName?: string): Promise<Simulation> => {
  const [module, sample] = await Promise.all([loaders.get(name)?.(), samples[`/machines/samples/${name}.ts`]?.()])
  const machine = machineIn(module)
  if (!machine || !sample) throw new Error(`machines/${name}.ts has no sample.`)
  return simulate(machine, sample, sample.inputs[inputName ?? ''] ?? Object.values(sample.inputs)[0])
}

import { type ReadonlySignal, signal } from '@preact/signals-core'
import { type AnyMachineSnapshot, type AnyStateMachine, createActor, fromPromise } from 'xstate'
import { machineIn, type Sample } from '#machines/sample.ts'
import { statesIn } from './live-flows.ts'
import { createManualClock } from './manual-clock.ts'

const modules = import.meta.glob<object>(['/machines/*.ts', '!/machines/{ports,sample}.ts', '!/machines/*.d.ts'])
const samples = import.meta.glob<Sample | undefined>('/machines/samples/*.ts', { import: 'sample' })

/** The current snapshot of a simulated machine. */
export interface Simulated {
  /** Paths of the states it is in, outer ones first. */
  readonly states: readonly string[]
  readonly isStopped: boolean
  readonly context: unknown
  /** Whether `snapshot.can()` take each of the sample's events. */
  readonly possible: readonly boolean[]
  /** The invoked actors that are to be settled. */
  readonly invoked: readonly string[]
  /** Milliseconds until the next delayed transition; null without one. */
  readonly delay: number | null
  /** The provided actions that were executed, newest last. */
  readonly executed: readonly { readonly action: string; readonly params: unknown }[]
}

/** An actor that a person leads by hand. */
export interface Simulation {
  readonly sample: Sample
  readonly current: ReadonlySignal<Simulated>
  /** Sends the sample's event at that index. */
  readonly send: (event: number) => void
  /** Resolves an invoked actor with one of the sample's outputs, by name. */
  readonly resolve: (actor: string, output: string) => void
  readonly reject: (actor: string) => void
  /** Advances the clock to the next delayed transition. */
  readonly advance: () => void
  readonly stop: () => void
}

/** Whether a machine, by its file's name, has a sample to be tried with. */
export const canSimulate = (name: string): boolean => samples[`/machines/samples/${name}.ts`] !== undefined

interface Pending {
  readonly resolve: (output: unknown) => void
  readonly reject: (error: Error) => void
}

/** Actor logic for each of the names: promises that are settled from outside. */
const settledByHand = (names: readonly string[]) => {
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

/** The provided actions of a machine, replaced by ones that only tell that they were executed. */
const noted = ({ implementations }: AnyStateMachine, note: (action: string, params: unknown) => void) =>
  Object.fromEntries(
    Object.entries<unknown>(implementations.actions)
      .filter(([, action]) => typeof action === 'function' && !('resolve' in action))
      .map(([name]) => [name, (_: unknown, params: unknown) => note(name, params)]),
  )

const simulate = (machine: AnyStateMachine, sample: Sample, input: unknown): Simulation => {
  const executed: { action: string; params: unknown }[] = []
  const clock = createManualClock()
  // Actors that are no promises have no outputs in a sample: they keep their own logic.
  const { pending, settle, actors } = settledByHand(Object.keys(sample.answers))
  const actions = noted(machine, (action, params) => executed.push({ action, params }))
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
    resolve: (name, output) => settle(name, ({ resolve }) => resolve(sample.answers[name]?.[output])),
    reject: (name) => settle(name, ({ reject }) => reject(new Error('Rejected by hand.'))),
    advance: clock.advance,
    stop: () => void actor.stop(),
  }
}

/**
 * Starts a machine on its own: its promises are settled by hand, its provided actions are only noted, its clock stands
 * still until it is advanced. Nothing reaches the app.
 * @param name the machine's file in machines/.
 * @param inputName the name of one of the sample's inputs; the first unless given.
 * @throws for a machine without a sample.
 */
export const startSimulation = async (name: string, inputName?: string): Promise<Simulation> => {
  const [module, sample] = await Promise.all([
    modules[`/machines/${name}.ts`]?.(),
    samples[`/machines/samples/${name}.ts`]?.(),
  ])
  const machine = machineIn(module)
  if (!machine || !sample) throw new Error(`machines/${name}.ts has no sample.`)
  return simulate(machine, sample, sample.inputs[inputName ?? ''] ?? Object.values(sample.inputs)[0])
}

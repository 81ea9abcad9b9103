import { type AnyStateMachine, assign, createMachine } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import type { Sample } from '#machines/flows.ts'
import { nodesIn } from '#tools/vite/flow-charts/chart.ts'

/** How much of a machine was covered, and what was not. */
export interface Coverage {
  readonly states: Share
  readonly transitions: Share
  /** Each use of a guard counts twice: once true, once false. */
  readonly guards: Share
}
interface Share {
  readonly seen: number
  readonly all: number
  readonly missing: readonly string[]
}

type Config = Readonly<Record<string, unknown>>
type Guard = string | { readonly type: string; readonly params?: unknown }

const isConfig = (value: unknown): value is Config => value instanceof Object && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]

/** Records which of the declared names were seen. */
const tally = () => {
  const all = new Set<string>()
  const seen = new Set<string>()
  return {
    declare: (name: string) => all.add(name),
    see: (name: string) => seen.add(name),
    share: (): Share => ({ seen: seen.size, all: all.size, missing: [...all].filter((name) => !seen.has(name)) }),
  }
}

/**
 * The same machine, recording each state, transition and guard, so that states that are left at once and guards of
 * eventless transitions count as well.
 */
const instrument = (machine: AnyStateMachine) => {
  const [states, transitions, guards] = [tally(), tally(), tally()]
  const implementations: Record<string, unknown> = {}
  const own = machine.implementations.guards as Readonly<Record<string, (args: unknown, params: unknown) => boolean>>
  const note = (see: () => unknown) =>
    assign(() => {
      see()
      return {}
    })

  const guardAt = (guard: Guard, place: string): Guard => {
    const type = typeof guard === 'string' ? guard : guard.type
    const name = `${place} if ${type}`
    for (const answer of [true, false]) guards.declare(`${name}: ${answer}`)
    implementations[name] = (args: unknown, params: unknown) => {
      const answer = own[type]?.(args, params) ?? false
      guards.see(`${name}: ${answer}`)
      return answer
    }
    return typeof guard === 'string' ? name : { ...guard, type: name }
  }
  const transitionAt = (value: unknown, place: string): unknown => {
    const transition: Config = isConfig(value) ? value : { target: value }
    transitions.declare(place)
    return {
      ...transition,
      ...(transition['guard'] ? { guard: guardAt(transition['guard'] as Guard, place) } : {}),
      actions: [note(() => transitions.see(place)), ...listOf(transition['actions'])],
    }
  }
  const candidatesAt = (value: unknown, place: string): unknown =>
    listOf(value).map((one, index, { length }) => transitionAt(one, length > 1 ? `${place} (${index + 1})` : place))
  const eachAt = (value: unknown, place: string): Config =>
    Object.fromEntries(
      Object.entries((value ?? {}) as Config).map(([key, one]) => [key, candidatesAt(one, `${place}: ${key}`)]),
    )

  const nodeAt = (config: Config, path: readonly string[]): Config => {
    const place = path.join('.') || 'any state'
    if (path.length > 0) states.declare(place)
    const invokes = listOf(config['invoke']).filter(isConfig)
    return {
      ...config,
      entry: [note(() => path.length > 0 && states.see(place)), ...listOf(config['entry'])],
      on: eachAt(config['on'], place),
      after: eachAt(config['after'], place),
      ...(config['always'] ? { always: candidatesAt(config['always'], `${place}: always`) } : {}),
      ...(config['onDone'] ? { onDone: candidatesAt(config['onDone'], `${place}: onDone`) } : {}),
      invoke: invokes.map((invoke) => ({
        ...invoke,
        ...(invoke['onDone'] ? { onDone: candidatesAt(invoke['onDone'], `${place}: onDone: ${invoke['id']}`) } : {}),
        ...(invoke['onError']
          ? { onError: candidatesAt(invoke['onError'], `${place}: onError: ${invoke['id']}`) }
          : {}),
      })),
      states: Object.fromEntries(
        Object.entries((config['states'] ?? {}) as Readonly<Record<string, Config>>).map(([key, child]) => [
          key,
          nodeAt(child, [...path, key]),
        ]),
      ),
    }
  }
  const config = nodeAt(machine.config as Config, [])
  const { actors, actions, delays } = machine.implementations
  return {
    machine: createMachine(
      config as never,
      { actors, actions, delays, guards: implementations } as never,
    ) as AnyStateMachine,
    coverage: (): Coverage => ({
      states: states.share(),
      transitions: transitions.share(),
      guards: guards.share(),
    }),
  }
}

/** The events a machine can receive: those of the sample, the outputs and errors of its actors, and its delays. */
const eventsFor = (machine: AnyStateMachine, { events, outputs }: Sample): readonly { readonly type: string }[] => {
  const nodes = nodesIn(machine.root)
  const invokes = nodes.flatMap((node) => node.invoke)
  return [
    ...events,
    ...nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType }))),
    ...invokes.flatMap(({ id, src }) => [
      ...Object.values(outputs[String(src)] ?? {}).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
      { type: `xstate.error.actor.${id}`, error: new Error('It failed.') },
    ]),
  ]
}

/** Sends all events in all situations from each input of the sample. */
export const coverageOf = (machine: AnyStateMachine, sample: Sample): Coverage => {
  const { machine: watched, coverage } = instrument(machine)
  const events = eventsFor(watched, sample)
  for (const input of Object.values(sample.inputs))
    getAdjacencyMap(watched, { events: events as never, limit: 160_000, input })
  return coverage()
}

const column = ({ seen, all }: Share): string => `${seen}/${all}`.padStart(13)

/** A table with one line per machine. */
export const coverageTable = (rows: readonly (readonly [name: string, coverage: Coverage])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length))
  const heading = ['', 'states', 'transitions', 'guards t+f'].map((cell, index) =>
    index === 0 ? ''.padEnd(width) : cell.padStart(13),
  )
  return [
    heading.join(''),
    ...rows.map(
      ([name, { states, transitions, guards }]) =>
        name.padEnd(width) + column(states) + column(transitions) + column(guards),
    ),
  ].join('\n')
}

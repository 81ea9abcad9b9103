import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { ChartState, ChartTransition, FlowChart } from '#screens/flows/chart.ts'
import { eventName } from '#wiring/inspect/live-flows.ts'

type Node = AnyStateMachine['root']
type Named = string | { readonly type: string }
/** `not(…)`, `and(…)` and `or(…)` are functions that carry the guards they combine. */
type Guard = Named | { readonly name: string; readonly guards: readonly Guard[] }

const builtIn = /^xstate\./

const nameOf = (named: Named): string => (typeof named === 'string' ? named : named.type)
const pathOf = (node: { readonly path: readonly string[] }): string => node.path.join('.')
const namesOf = (actions: readonly unknown[]): string[] =>
  (actions as readonly Named[]).map(nameOf).filter((name) => !builtIn.test(name))

const guardName = (guard: Guard): string => {
  if (typeof guard === 'string' || !('guards' in guard)) return nameOf(guard)
  const names = guard.guards.map(guardName)
  return guard.name === 'not' ? `not ${names.join()}` : names.join(` ${guard.name} `)
}

export const nodesIn = (node: Node): readonly [Node, ...Node[]] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesIn(child as Node)),
]

const stateOf = (node: Node): ChartState => ({
  path: pathOf(node),
  name: node.key,
  depth: node.path.length - 1,
  type: node.type,
  isInitial: node.parent?.initial?.target?.[0] === node,
  description: node.description ?? '',
  tags: node.tags,
  entry: namesOf(node.entry),
  exit: namesOf(node.exit),
  invoke: node.invoke.map(({ id }) => id),
})

const delayOf = (machine: AnyStateMachine, node: Node, eventType: string): string => {
  const delay = node.after.find((one) => one.eventType === eventType)?.delay
  const milliseconds = typeof delay === 'string' ? machine.implementations.delays[delay] : delay
  return typeof milliseconds === 'number' ? `after ${milliseconds} ms` : `after ${String(delay)}`
}

const eventOf = (machine: AnyStateMachine, node: Node, eventType: string): string =>
  eventType.startsWith('xstate.after.') ? delayOf(machine, node, eventType) : eventName(eventType)

const transitionsFrom = (machine: AnyStateMachine, node: Node): ChartTransition[] => {
  const candidates = [...node.transitions.entries(), ['', node.always ?? []] as const]
  return candidates.flatMap(([eventType, all]) =>
    (all as readonly AnyTransitionDefinition[]).flatMap(({ guard, target, actions, description }) => {
      const condition = guard ? guardName(guard as Guard) : all.length > 1 ? 'else' : null
      return (target ?? [null]).map((to) => ({
        from: pathOf(node),
        event: eventOf(machine, node, eventType),
        guard: condition,
        to: to && pathOf(to),
        actions: namesOf(actions),
        description: description ?? '',
      }))
    }),
  )
}

/** Skips `assign`, `raise` and the like, which the machine contains itself. */
const providedActions = (actions: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(actions).flatMap(([name, action]) =>
    typeof action === 'function' && !('resolve' in action) ? [name] : [],
  )

export const chartOf = (
  name: string,
  machine: AnyStateMachine,
  file: string = `machines/${name}.ts`,
  renderedBy: readonly string[] = [],
): FlowChart => {
  const nodes = nodesIn(machine.root)
  const [, ...states] = nodes
  const { actors, actions, guards, delays } = machine.implementations
  return {
    name,
    file,
    id: machine.id,
    description: machine.root.description ?? '',
    states: states.map(stateOf),
    transitions: nodes.flatMap((node) => transitionsFrom(machine, node)),
    events: machine.events.filter((type) => !builtIn.test(type)),
    actors: Object.keys(actors),
    actions: providedActions(actions),
    guards: Object.keys(guards),
    delays: Object.entries(delays).map(([key, delay]) => (typeof delay === 'number' ? `${key}: ${delay} ms` : key)),
    renderedBy,
  }
}

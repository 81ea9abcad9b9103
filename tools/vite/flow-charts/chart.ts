import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import type { ChartPort, ChartState, ChartTransition, FlowChart } from '#screens/flows/chart.ts'
import { eventWords } from '#wiring/live-flows.ts'

type Node = AnyStateMachine['root']
type Named = string | { readonly type: string }

/** How the names of XState's own actions and actors begin in a machine's definition. */
const builtIn = /^xstate\./

const nameOf = (named: Named): string => (typeof named === 'string' ? named : named.type)
const pathOf = (node: { readonly path: readonly string[] }): string => node.path.join('.')
const namesOf = (actions: readonly unknown[]): string[] =>
  (actions as readonly Named[]).map(nameOf).filter((name) => !builtIn.test(name))

/** A machine's root or one of its states, and all states within it. */
export const nodesIn = (node: Node): readonly [Node, ...Node[]] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesIn(child as Node)),
]

const kindOf = (node: Node): ChartState['kind'] => {
  if (node.type === 'final' || node.type === 'parallel' || node.type === 'compound') return node.type
  return (node.always?.length ?? 0) > 0 ? 'passing' : 'plain'
}

const stateOf = (node: Node): ChartState => ({
  path: pathOf(node),
  name: node.key,
  depth: node.path.length - 1,
  kind: kindOf(node),
  isInitial: node.parent?.initial?.target?.[0] === node,
  description: node.description ?? '',
  tags: node.tags,
  entry: namesOf(node.entry),
  exit: namesOf(node.exit),
  tasks: node.invoke.map(({ id }) => id),
})

const delayOf = (machine: AnyStateMachine, node: Node, eventType: string): string => {
  const delay = node.after.find((one) => one.eventType === eventType)?.delay
  const milliseconds = typeof delay === 'string' ? machine.implementations.delays[delay] : delay
  return typeof milliseconds === 'number' ? `after ${milliseconds} ms` : `after ${String(delay)}`
}

/** What an event of a definition is called on a chart, waits with their time. */
const wordsFor = (machine: AnyStateMachine, node: Node, eventType: string): string =>
  eventType.startsWith('xstate.after.') ? delayOf(machine, node, eventType) : eventWords(eventType)

const transitionsFrom = (machine: AnyStateMachine, node: Node): ChartTransition[] => {
  const candidates = [...node.transitions.entries(), ['', node.always ?? []] as const]
  return candidates.flatMap(([eventType, all]) =>
    (all as readonly AnyTransitionDefinition[]).flatMap(({ guard, target, actions, description }) => {
      const guardName = guard ? nameOf(guard as Named) : all.length > 1 ? 'otherwise' : null
      return (target ?? [null]).map((to) => ({
        from: pathOf(node),
        event: wordsFor(machine, node, eventType),
        guard: guardName,
        to: to && pathOf(to),
        actions: namesOf(actions),
        description: description ?? '',
      }))
    }),
  )
}

/** Tasks, which are filled from outside, and orders: the actions that are not XState's own. */
const portsOf = (machine: AnyStateMachine): ChartPort[] => {
  const { actors, actions } = machine.implementations
  const orders = Object.entries(actions).filter(([, action]) => typeof action === 'function' && !('resolve' in action))
  return [
    ...Object.keys(actors).map((name) => ({ name, kind: 'task' as const })),
    ...orders.map(([name]) => ({ name, kind: 'order' as const })),
  ]
}

/** The chart of a machine, from its definition alone. `name` is its file's. */
export const chartOf = (name: string, machine: AnyStateMachine, renderedBy: readonly string[] = []): FlowChart => {
  const nodes = nodesIn(machine.root)
  const [, ...states] = nodes
  return {
    name,
    id: machine.id,
    description: machine.root.description ?? '',
    states: states.map(stateOf),
    transitions: nodes.flatMap((node) => transitionsFrom(machine, node)),
    events: machine.events.filter((type) => !builtIn.test(type)),
    ports: portsOf(machine),
    renderedBy,
  }
}

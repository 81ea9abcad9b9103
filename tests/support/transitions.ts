import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'

type Node = AnyStateMachine['root']
type Transition = ReturnType<AnyStateMachine['getTransitionData']>[number]

const lineOf = ({ source, eventType, target, guard }: Transition): string => {
  const targets = (target ?? []).map((node) => node.path.join('.')).join(' + ') || 'itself'
  const condition =
    typeof guard === 'object' && guard
      ? ` if ${guard.type} ${JSON.stringify(guard.params ?? '')}`
      : guard
        ? ` if ${guard}`
        : ''
  return `${source.path.join('.') || 'anywhere'}: ${eventType}${condition} -> ${targets}`
}

/** Every transition of a machine that an event starts, as a line. */
export const transitionsOf = (machine: AnyStateMachine): readonly string[] => {
  const collect = (node: Node): string[] => [
    ...[...node.transitions.values()].flat().map(lineOf),
    ...Object.values(node.states).flatMap((child) => collect(child as Node)),
  ]
  return [...new Set(collect(machine.root))].sort()
}

/** Every transition that the events start, sent in all orders from the machine's beginning, as a line. */
export const transitionsTaken = <Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly EventFromLogic<Machine>[],
  input?: unknown,
): readonly string[] => {
  const any = machine as AnyStateMachine
  const situations = getAdjacencyMap(any, {
    events: events as never,
    limit: 5_000,
    ...(input === undefined ? {} : { input }),
  })
  const taken = Object.values(situations).flatMap(({ state }) =>
    events.flatMap((event) => any.getTransitionData(state as SnapshotFrom<AnyStateMachine>, event as never)),
  )
  return [...new Set(taken.map(lineOf))].sort()
}

import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

type Path = {
  readonly steps: readonly { readonly event: { readonly type: string } }[]
  readonly state: SnapshotFrom<AnyStateMachine>
}

/** The shortest path to every distinct situation that the events can lead a machine into. */
export const pathsThrough = <Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly EventFromLogic<Machine>[],
  input?: unknown,
): readonly Path[] =>
  getShortestPaths(machine as AnyStateMachine, {
    events: events as never,
    limit: 5_000,
    ...(input === undefined ? {} : { input }),
  }) as readonly Path[]

/** The states that a snapshot's value names, parents included. */
export const activeStates = (value: unknown, path: readonly string[] = []): readonly string[] => {
  if (typeof value === 'string') return [[...path, value].join('.')]
  return Object.entries(value as Record<string, unknown>).flatMap(([key, child]) => [
    [...path, key].join('.'),
    ...activeStates(child, [...path, key]),
  ])
}

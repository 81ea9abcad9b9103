import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

type Path = {
  readonly steps: readonly { readonly event: { readonly type: string } }[]
  readonly state: SnapshotFrom<AnyStateMachine>
}

/** The shortest path to every distinct situation of a machine that the events can reach. */
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

import { type Actor, type ActorOptions, type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import { inspect } from './watch-flows.ts'

/** An actor of a machine that can be watched. It is not started. */
export const createFlow = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): Actor<Machine> => createActor(machine, { input, inspect } as ActorOptions<Machine>)

import { type Actor, type ActorOptions, type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import { inspect } from '../inspect/watch-flows.ts'

export const createFlow = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): Actor<Machine> => createActor(machine, { input, inspect } as ActorOptions<Machine>)

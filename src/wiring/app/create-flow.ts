import { type Actor, type ActorOptions, type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import type { App } from './app.ts'

/** An actor of a machine, not yet started, which is one of the app's running flows once it is. */
export const createFlow = <Machine extends AnyStateMachine>(
  { view: { flows } }: Pick<App, 'view'>,
  machine: Machine,
  input: InputFrom<Machine>,
): Actor<Machine> => createActor(machine, { input, inspect: flows.inspect } as ActorOptions<Machine>)

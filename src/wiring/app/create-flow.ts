import { type Actor, type ActorOptions, type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import { type Ports, provideAll } from '#machines/ports.ts'
import type { App } from './app.ts'

type Clock = NonNullable<ActorOptions<AnyStateMachine>['clock']>

/** The platform's timers, for delays that follow those of the screen. */
export const clockOf = ({ platform: { timeout } }: Pick<App, 'platform'>): Clock => ({
  setTimeout: timeout,
  clearTimeout: (cancel: () => void) => cancel(),
})

/** An actor of a machine, not yet started, which is one of the app's running flows once it is. */
export const createFlow = <Machine extends AnyStateMachine>(
  { view: { flows } }: Pick<App, 'view'>,
  machine: Machine,
  input: InputFrom<Machine>,
  ports: Ports<Machine>,
  options: { readonly clock?: Clock } = {},
): Actor<Machine> =>
  createActor(provideAll(machine, ports), { input, inspect: flows.inspect, ...options } as ActorOptions<Machine>)

/** Reports why an outcome is missing, unless it was given up, and passes it on. */
export const reporting =
  ({ platform }: Pick<App, 'platform'>) =>
  async <Outcome>(outcome: Promise<Outcome>, signal?: AbortSignal): Promise<Outcome> => {
    try {
      return await outcome
    } catch (error) {
      if (!signal?.aborted) platform.reportOnce(error)
      throw error
    }
  }

import {
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate'

declare const port: unique symbol

/** Marks, for the compiler alone, the parameters of an action that is provided from outside. */
interface Marked {
  readonly [port]?: never
}
type PortParams<Params> = Params extends undefined ? Marked | undefined : Params & Marked

/** An actor that a machine needs and `provideAll` provides. Left open, it fails with its own name. */
export const actorPort = <Output, Input extends NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor '${name}' was not provided.`)))

/** An actor that sends events to its machine while it runs. Left open, it sends none. */
export const watcherPort = (): CallbackActorLogic<EventObject> => fromCallback(() => {})

/** An action that a machine needs and `provideAll` provides. Left open, it does nothing. */
export const actionPort =
  <Params>() =>
  (_args: unknown, _params: PortParams<Params>): void => {}

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0]
type Actors<Machine extends AnyStateMachine> = Required<NonNullable<Implementations<Machine>['actors']>>
type Actions<Machine extends AnyStateMachine> = Required<NonNullable<Implementations<Machine>['actions']>>
type ParamsOf<Action> = Action extends (args: never, params: infer Params) => void ? NonNullable<Params> : never

/** Every actor of a machine, and every action that it leaves open. */
export interface Ports<Machine extends AnyStateMachine> {
  readonly actors: Actors<Machine>
  readonly actions: {
    [Name in keyof Actions<Machine> as typeof port extends keyof ParamsOf<Actions<Machine>[Name]>
      ? Name
      : never]: Actions<Machine>[Name]
  }
}

/** The machine with all of its ports provided; with one missing, it does not compile. */
export const provideAll = <Machine extends AnyStateMachine>(machine: Machine, ports: Ports<Machine>): Machine =>
  machine.provide(ports) as Machine

/** The event with which an actor starts: what the transitions out of a machine's first state choose by. */
export interface Started<Input> {
  readonly type: 'xstate.init'
  readonly input: Input
}

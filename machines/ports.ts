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

interface PortMarker {
  readonly [port]?: never
}
type PortParams<Params> = Params extends undefined ? PortMarker | undefined : Params & PortMarker

export const actorPort = <Output, Input extends NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor '${name}' was not provided.`)))

export const callbackPort = <Input extends NonReducibleUnknown = NonReducibleUnknown>(): CallbackActorLogic<
  EventObject,
  Input
> => fromCallback<EventObject, Input>(() => {})

export const actionPort =
  <Params>() =>
  (_args: unknown, _params: PortParams<Params>): void => {}

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0]
type Actors<Machine extends AnyStateMachine> = Required<NonNullable<Implementations<Machine>['actors']>>
type Actions<Machine extends AnyStateMachine> = Required<NonNullable<Implementations<Machine>['actions']>>
type ParamsOf<Action> = Action extends (args: never, params: infer Params) => void ? NonNullable<Params> : never

/** All actors of a machine, and the actions that it declares with `actionPort`. */
export interface Ports<Machine extends AnyStateMachine> {
  readonly actors: Actors<Machine>
  readonly actions: {
    [Name in keyof Actions<Machine> as typeof port extends keyof ParamsOf<Actions<Machine>[Name]>
      ? Name
      : never]: Actions<Machine>[Name]
  }
}

/** Does not compile with a port missing. */
export const provideAll = <Machine extends AnyStateMachine>(machine: Machine, ports: Ports<Machine>): Machine =>
  machine.provide(ports) as Machine

/** XState's init event, which it leaves out of a machine's event type. */
export interface InitEvent<Input> {
  readonly type: 'xstate.init'
  readonly input: Input
}

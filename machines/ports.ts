import {
  type AnyActorLogic,
  type AnyStateMachine,
  type CallbackActorLogic,
  type EventFromLogic,
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

const callbackPorts = { isCallbackPort: true }

export const callbackPort = <Input extends NonReducibleUnknown = NonReducibleUnknown>(): CallbackActorLogic<
  EventObject,
  Input
> =>
  Object.assign(
    fromCallback<EventObject, Input>(() => {}),
    callbackPorts,
  )

export const actionPort =
  <Params>() =>
  (_args: unknown, _params: PortParams<Params>): void => {}

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0]
type Actors<Machine extends AnyStateMachine> = Required<NonNullable<Implementations<Machine>['actors']>>
type Actions<Machine extends AnyStateMachine> = Required<NonNullable<Implementations<Machine>['actions']>>
type ParamsOf<Action> = Action extends (args: never, params: infer Params) => void ? NonNullable<Params> : never

/** What a machine can be sent from outside. */
export type EventOf<Machine extends AnyStateMachine> = Exclude<EventFromLogic<Machine>, InitEvent<unknown>>

/** Nothing, or what ends a callback. */
type End = ReturnType<Parameters<typeof fromCallback>[0]>

type ActorOf<Machine extends AnyStateMachine, Logic> =
  Logic extends CallbackActorLogic<EventObject, infer Input>
    ? (send: (event: EventOf<Machine>) => void, input: Input) => End
    : Logic extends PromiseActorLogic<infer Output, infer Input>
      ? (input: Input, signal: AbortSignal) => PromiseLike<Output>
      : never

/** All actors of a machine, and the actions that it declares with `actionPort`. */
export type Ports<Machine extends AnyStateMachine> = {
  [Name in keyof (Actors<Machine> & Actions<Machine>) as Name extends keyof Actors<Machine>
    ? Name
    : typeof port extends keyof ParamsOf<Actions<Machine>[Name]>
      ? Name
      : never]: Name extends keyof Actors<Machine> ? ActorOf<Machine, Actors<Machine>[Name]> : Actions<Machine>[Name]
}

type Provided = ((first: never, second: never) => unknown) | undefined
type Watcher = (send: (event: EventObject) => void, input: unknown) => End
type Loader = (input: unknown, signal: AbortSignal) => PromiseLike<unknown>

const isWatcher = (_: Provided, declared: object): _ is Watcher => 'isCallbackPort' in declared
const isLoader = (_: Provided, declared: object): _ is Loader => !('isCallbackPort' in declared)

/** Does not compile with a port missing. */
export const provideAll = <Machine extends AnyStateMachine>(machine: Machine, ports: Ports<Machine>): Machine => {
  const declared: Readonly<Record<string, object>> = machine.implementations.actors
  const actors: Record<string, AnyActorLogic> = {}
  const actions: Record<string, unknown> = {}
  for (const [name, provided] of Object.entries<Provided>(ports)) {
    const actor = declared[name]
    if (!actor) actions[name] = provided
    else if (isWatcher(provided, actor)) actors[name] = fromCallback(({ sendBack, input }) => provided(sendBack, input))
    else if (isLoader(provided, actor)) actors[name] = fromPromise(({ input, signal }) => provided(input, signal))
  }
  return machine.provide({ actors, actions } as Implementations<Machine>) as Machine
}

/** XState's init event, which it leaves out of a machine's event type. */
export interface InitEvent<Input> {
  readonly type: 'xstate.init'
  readonly input: Input
}

import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/**
 * A task that a machine needs and that the wiring fills with `provide()`.
 * Left open, it fails with its own name, so that a forgotten port is found by its first use.
 */
export const port = <Output, Input extends NonReducibleUnknown>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The port '${name}' is open.`)))

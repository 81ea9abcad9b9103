import { effect, untracked } from '@preact/signals-react'
import { type AnyEventObject, type CallbackActorLogic, fromCallback } from 'xstate'

/** Sends the machine what `eventOf` makes: at the start, and whenever a signal changes that `eventOf` read. */
export const watchSignals = <Event extends AnyEventObject>(eventOf: () => Event): CallbackActorLogic<AnyEventObject> =>
  fromCallback(({ sendBack }) => {
    const send: (event: Event) => void = sendBack
    return effect(() => {
      const event = eventOf()
      // What the machine reads in answer is not watched.
      untracked(() => send(event))
    })
  })

import { effect, untracked } from '@preact/signals-react'

/** Sends the machine what `eventOf` makes: at the start, and whenever a signal changes that `eventOf` read. */
export const watchSignals =
  <Event>(eventOf: () => Event) =>
  (send: (event: Event) => void): (() => void) =>
    effect(() => {
      const event = eventOf()
      // What the machine reads in answer is not watched.
      untracked(() => send(event))
    })

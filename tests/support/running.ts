import { act } from '@testing-library/react'
import { Actor, type AnyMachineSnapshot } from 'xstate'
import type { App } from '#wiring/app/app.ts'
import { until } from './until.ts'

interface Event {
  readonly type: string
}

/** Sends to a running machine of the app, by its id: the event alone, without a click, must change the screen. */
export const running = async <Sent extends Event>({ view }: App, id: string) => {
  const find = () =>
    [...view.flows.all().values()].findLast((flow) => (flow.getSnapshot() as AnyMachineSnapshot).machine?.id === id)
  const flow = await until(find)
  return (event: Sent) =>
    act(async () => {
      if (flow instanceof Actor) flow.send(event)
    })
}

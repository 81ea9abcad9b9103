import type { ReadonlySignal } from '@preact/signals-react'
import {
  type AddressDraft,
  type ListAddressEvent,
  type ListAddressInput,
  listAddressMachine,
  type ShownAddress,
} from '#machines/list-address.ts'
import type { App } from '../app/app.ts'
import { clockOf, createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'
import { watchSignals } from './watch-signals.ts'

interface ListAddress extends Pick<ListAddressInput, 'remembered'> {
  readonly address: ReadonlySignal<ShownAddress>
  /** Returns the key of the history entry that it wrote, null where the draft's entry is left already. */
  readonly write: (draft: AddressDraft) => string | null
}

const createListAddress = (app: App, { address, remembered }: ListAddress, latest: () => ListAddress) =>
  createFlow(
    app,
    listAddressMachine,
    { shown: address.peek(), remembered },
    {
      'write address': (send: (event: ListAddressEvent) => void, input) => {
        const key = latest().write(input)
        send(key === null ? { type: 'address overtaken' } : { type: 'address written', key })
      },
      'watch address': watchSignals<ListAddressEvent>(() => ({ type: 'address changed', shown: address.value })),
    },
    { clock: clockOf(app) },
  )

export const useListAddress = (input: ListAddress) => useFlow(createListAddress, input)

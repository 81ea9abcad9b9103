import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate'
import {
  type AddressDraft,
  type ListAddressEvent,
  type ListAddressInput,
  listAddressMachine,
  type ShownAddress,
} from '#machines/list-address.ts'

const list: ShownAddress = { parameters: {}, key: 'list', isCovered: false }

const start = (
  remembered: ListAddressInput['remembered'] = null,
  write: (draft: AddressDraft) => string | null = ({ key }) => `${key}+`,
) => {
  const clock = new SimulatedClock()
  const written: (readonly [AddressDraft['parameters'], 'replaced' | 'pushed'])[] = []
  const actor = createActor(
    listAddressMachine.provide({
      actors: {
        'write address': fromCallback<EventObject, AddressDraft>(({ input, sendBack }) => {
          const key = write(input)
          if (key !== null) written.push([input.parameters, input.replace ? 'replaced' : 'pushed'])
          sendBack(key === null ? { type: 'address overtaken' } : { type: 'address written', key })
        }),
      },
    }),
    { clock, input: { shown: list, remembered } },
  ).start()
  return {
    written,
    send: (event: ListAddressEvent) => actor.send(event),
    state: () => {
      const { value } = actor.getSnapshot()
      return typeof value === 'string' ? value : Object.keys(value)[0]
    },
    draft: () => actor.getSnapshot().context.draft?.parameters,
    settle: (milliseconds = 100) => clock.increment(milliseconds),
  }
}

const byTitle = { type: 'choice made', changes: { sort: 'title' } } as const
const byYear = { type: 'choice made', changes: { sort: 'year' } } as const
const secondPage = { type: 'page chosen', changes: { page: '2' } } as const
const shows = (key: string, parameters: ShownAddress['parameters'] = {}): ListAddressEvent => ({
  type: 'address changed',
  shown: { parameters, key, isCovered: false },
})

describe('the address of a list', () => {
  it('follows a choice after 100 ms, in place of the history entry, and is then in step', () => {
    const address = start()
    expect(address.state()).toBe('in step')
    address.send(byTitle)
    expect([address.state(), address.draft()]).toEqual(['drafted', { page: '1', sort: 'title' }])
    address.settle(99)
    expect(address.written).toEqual([])
    address.settle(1)
    expect(address.written).toEqual([[{ page: '1', sort: 'title' }, 'replaced']])
    expect(address.state()).toBe('written')
    address.send(shows('list+', { page: '1', sort: 'title' }))
    expect([address.state(), address.draft()]).toEqual(['in step', undefined])
  })

  it('is written once for choices in quick succession', () => {
    const address = start()
    address.send(byTitle)
    address.settle(60)
    address.send({ type: 'choice made', changes: { genre: 'Drama' } })
    address.settle(60)
    expect(address.written).toEqual([])
    address.settle(40)
    expect(address.written).toEqual([[{ page: '1', sort: 'title', genre: 'Drama' }, 'replaced']])
  })

  it('makes a history entry for a page', () => {
    const address = start()
    address.send(secondPage)
    address.settle()
    expect(address.written).toEqual([[{ page: '2' }, 'pushed']])
  })

  it('keeps a choice that is made in the moment when another is written', () => {
    const address = start()
    address.send(byTitle)
    address.settle()
    address.send(byYear)
    address.send(shows('list+', { page: '1', sort: 'title' }))
    expect([address.state(), address.draft()]).toEqual(['drafted', { page: '1', sort: 'year' }])
  })

  it('goes on from a choice that the router has not shown yet', () => {
    const address = start()
    address.send(byTitle)
    address.settle()
    address.send(secondPage)
    address.settle()
    expect(address.written.at(-1)).toEqual([{ page: '2', sort: 'title' }, 'pushed'])
  })

  it('says at the start what an earlier visit chose', () => {
    const address = start({ sort: 'title' })
    expect(address.draft()).toEqual({ page: '1', sort: 'title' })
    address.settle()
    expect(address.written).toEqual([[{ page: '1', sort: 'title' }, 'replaced']])
  })

  it('needs no writing when a choice is taken back', () => {
    const address = start({ sort: 'title' })
    address.settle()
    address.send(shows('list+', { page: '1', sort: 'title' }))
    address.send(byYear)
    address.send(byTitle)
    expect(address.state()).toBe('in step')
  })

  it('waits while a modal covers the list', () => {
    const address = start()
    address.send(byTitle)
    address.send({ type: 'address changed', shown: { ...list, key: 'modal', isCovered: true } })
    address.settle(1000)
    expect([address.written, address.state()]).toEqual([[], 'drafted'])
    address.send(shows('list'))
    address.settle()
    expect(address.written).toHaveLength(1)
  })

  it('drops what was chosen when a link leads elsewhere', () => {
    const address = start()
    address.send(byTitle)
    address.send(shows('a link'))
    expect([address.state(), address.draft()]).toEqual(['in step', undefined])
  })

  it('writes nothing over an address that the router has yet to show', () => {
    const address = start(null, () => null)
    address.send(byTitle)
    address.settle()
    expect([address.written, address.state(), address.draft()]).toEqual([[], 'drafted', { page: '1', sort: 'title' }])
  })

  it('drops what was chosen when Back leads to an entry before the written one', () => {
    const address = start()
    address.send(byTitle)
    address.settle()
    address.send({ type: 'history entry changed', key: 'list+' })
    expect(address.state()).toBe('written')
    address.send({ type: 'history entry changed', key: 'list' })
    expect(address.state()).toBe('in step')
  })
})

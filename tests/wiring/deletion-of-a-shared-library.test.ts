import { describe, expect, it } from 'vitest'
import { adding, moviesIn } from '#tests/stores/library-language.ts'
import { exchange } from '#wiring/devices/exchange.ts'
import { deleteEverything } from '#wiring/flows/deleting-everything.ts'
import { device, receive, sent } from './devices.ts'

const shared = async () => {
  const [phone, laptop] = [device(0.1), device(0.7)]
  for (const id of [1, 2, 3]) await phone.app.records.change(adding(id))
  await receive(laptop, await sent(phone))
  await phone.app.language.all('en-US').load()
  phone.clock.advance(60_000)
  return { phone, laptop, deleteAll: phone.app.lazy.get(deleteEverything) }
}

describe('deleting everything in a shared library', () => {
  it('reaches the other devices with the next file, where it is for all of them', async () => {
    const { phone, laptop, deleteAll } = await shared()
    expect(await deleteAll('everywhere')).toBe(true)
    expect(moviesIn(phone.app.records.library())).toEqual([])
    const { reading } = await receive(laptop, await sent(phone))
    expect(reading).toMatchObject({ comparison: { isJoining: false, onlyThere: 0, removals: 3, needsConsent: true } })
  })

  it('leaves the library where it is for this browser alone: the next file is a joining, and removes nothing', async () => {
    const { phone, laptop, deleteAll } = await shared()
    expect(await deleteAll('here')).toBe(true)
    expect(moviesIn(phone.app.records.library())).toEqual([])
    expect((await phone.app.lazy.get(exchange).identity())?.library ?? null).toBe(null)
    const { reading } = await receive(laptop, await sent(phone))
    expect(reading).toMatchObject({ comparison: { isJoining: true, removals: 0 } })
    expect(moviesIn(laptop.app.records.library())).toEqual([1, 2, 3])
  })
})

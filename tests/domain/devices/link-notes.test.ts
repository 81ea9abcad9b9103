import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldGroups } from '#domain/devices/fields.ts'
import { isObject } from '#domain/values/schema.ts'
import { joining, SimulatedDevice } from './simulated-device.ts'

const link = { list: 'collectionMovies', id: '7/348' }
const added = { movieId: 348, collectionId: 7, addedAt: '2026-01-01T00:00:00.000Z' }

const noteOn = (device: SimulatedDevice): unknown => {
  const value = device.valueOf(link)
  return isObject(value) ? value['note'] : 'no link'
}
const positionOn = (device: SimulatedDevice): unknown => Object(device.valueOf(link)).position

const annotate = (device: SimulatedDevice, note: string) => {
  const { note: _, ...bare } = Object(device.valueOf(link))
  device.now += 1
  device.change(link, note === '' ? bare : { ...bare, note })
}
const place = (device: SimulatedDevice, position: string) => {
  device.now += 1
  device.change(link, { ...Object(device.valueOf(link)), position })
}
const exchange = (one: SimulatedDevice, other: SimulatedDevice) => {
  const file = one.file()
  one.receive(other.file())
  other.receive(file)
}

const twoDevices = () => {
  const [phone, laptop] = [new SimulatedDevice('phone'), new SimulatedDevice('laptop')]
  phone.change(link, added)
  laptop.receive(phone.file())
  return [phone, laptop] as const
}

describe('the note on a movie in a collection, between devices', () => {
  it.each([1, 1000])('stays where the other device gives the movie another place, %i ms later', (later) => {
    const [phone, laptop] = twoDevices()
    annotate(phone, 'For the score.')
    laptop.now += later
    place(laptop, 'b')
    exchange(phone, laptop)
    expect([phone, laptop].map((device) => [noteOn(device), positionOn(device)])).toEqual([
      ['For the score.', 'b'],
      ['For the score.', 'b'],
    ])
  })

  it('is the later one of two, and gone where it was emptied later', () => {
    const [phone, laptop] = twoDevices()
    annotate(phone, 'Old.')
    laptop.now += 1000
    annotate(laptop, 'New.')
    exchange(phone, laptop)
    expect([noteOn(phone), noteOn(laptop)]).toEqual(['New.', 'New.'])
    phone.now += 2000
    annotate(phone, '')
    exchange(phone, laptop)
    expect([noteOn(phone), noteOn(laptop)]).toEqual([undefined, undefined])
  })

  it('does not come back to a movie that was taken out and added again', () => {
    const [phone, laptop] = twoDevices()
    annotate(phone, 'Old.')
    const earlier = phone.file()
    laptop.receive(earlier)
    laptop.now += 1000
    laptop.change(link)
    laptop.now += 1
    laptop.change(link, added)
    laptop.receive(earlier)
    expect(noteOn(laptop)).toBeUndefined()
  })

  it('is taken by a release that knows no notes, for which a link is one group', () => {
    const [phone] = twoDevices()
    const before = phone.file()[0]
    annotate(phone, 'For the score.')
    const [after] = phone.file()
    expect((after?.versions?.['row'] ?? '') > (before?.versions?.['row'] ?? '')).toBe(true)
    expect([...fieldGroups(link, after?.value).keys()].sort()).toEqual(['note', 'row'])
  })

  it('goes with its movie where two collections of one name become one', () => {
    const [phone, laptop] = [new SimulatedDevice('phone'), new SimulatedDevice('laptop')]
    phone.change({ list: 'collections', id: '7' }, { id: 7, name: 'Space' })
    phone.change(link, added)
    laptop.change({ list: 'collections', id: '8' }, { id: 8, name: 'Space' })
    laptop.change({ ...link, id: '8/348' }, { ...added, collectionId: 8, note: 'For the score.' })
    phone.receive(laptop.file(), { ...joining, joinsCollections: true })
    expect([noteOn(phone), phone.valueOf({ ...link, id: '8/348' })]).toEqual(['For the score.', expect.anything()])
  })

  it('is the same on all devices, whatever they do', () => {
    const steps = fc.array(
      fc.record({
        device: fc.nat(2),
        act: fc.constantFrom('note', 'empty', 'place', 'out', 'add', 'meet'),
        other: fc.nat(2),
      }),
      { minLength: 5, maxLength: 30 },
    )
    fc.assert(
      fc.property(steps, (taken) => {
        const devices = ['a', 'b', 'c'].map((id) => new SimulatedDevice(id))
        for (const [index, { device, act, other }] of taken.entries()) {
          const [own, theirs] = [devices[device], devices[other]]
          if (!own || !theirs) continue
          const isThere = own.valueOf(link) !== undefined
          own.now += 1
          if (act === 'meet' && own !== theirs) exchange(own, theirs)
          if (act === 'add' && !isThere) own.change(link, added)
          if (act === 'out' && isThere) own.change(link)
          if (act === 'note' && isThere) annotate(own, `Note ${index}`)
          if (act === 'empty' && isThere) annotate(own, '')
          if (act === 'place' && isThere) place(own, `p${index}`)
        }
        for (let round = 0; round < 2; round++) {
          for (const one of devices) for (const other of devices) if (one !== other) exchange(one, other)
        }
        const [first, ...others] = devices.map((device) => device.valueOf(link))
        for (const value of others) expect(value).toEqual(first)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latestIn } from '#domain/devices/changed-row.ts'
import type { SyncRow } from '#domain/devices/device-row.ts'
import { collectionOfLink } from '#domain/devices/linked-rows.ts'
import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import { runs } from '#tests/support/properties.ts'
import { SimulatedDevice } from './simulated-device.ts'

const space = { list: 'collections', id: '7' }
const linkOf = (movieId: number) => ({ list: 'collectionMovies', id: `7/${movieId}` })
const movieIds = [1, 2, 3]

const timeAt = (device: SimulatedDevice): string => isoTimeOf(device.now) ?? ''

/** What a user can do with a collection, where the device shows it. */
const acts = {
  create: (device: SimulatedDevice) => device.change(space, { id: 7, name: 'Space', createdAt: timeAt(device) }),
  rename: (device: SimulatedDevice) =>
    device.change(space, { ...Object(device.valueOf(space)), name: `By ${device.id} at ${device.now}` }),
  add: (device: SimulatedDevice, movieId: number) =>
    device.change(linkOf(movieId), { movieId, movie: { id: movieId }, addedAt: timeAt(device) }),
  'take out': (device: SimulatedDevice, movieId: number) => {
    if (device.valueOf(linkOf(movieId)) !== undefined) device.change(linkOf(movieId))
  },
  remove: (device: SimulatedDevice) => device.change(space),
}
const names = ['create', 'rename', 'add', 'take out', 'remove'] as const

const act = (device: SimulatedDevice, name: (typeof names)[number], movieId = 1): void => {
  device.now += 1
  const isThere = device.valueOf(space) !== undefined
  if (isThere !== (name === 'create')) acts[name](device, movieId)
}

const shown = (device: SimulatedDevice): readonly number[] | null =>
  device.valueOf(space) === undefined
    ? null
    : movieIds.filter((movieId) => device.valueOf(linkOf(movieId)) !== undefined)

const twoYears = 2 * 365 * 86_400_000

const clocks = fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(0, 1, -twoYears, twoYears)))
const steps = fc.array(
  fc.record({
    device: fc.nat(2),
    act: fc.constantFrom(...names, 'add', 'remove', null),
    movie: fc.constantFrom(...movieIds),
    /** Receives a file of another device, as it was at some time. */
    file: fc.option(fc.nat()),
  }),
  { minLength: 8, maxLength: 40 },
)

/** The last of the devices may be one of an earlier release. */
const walk = (
  offsets: readonly number[],
  taken: readonly { device: number; act: (typeof names)[number] | null; movie: number; file: number | null }[],
  hasEarlier: boolean,
) => {
  const devices = offsets.map((offset, index) => {
    const isEarlier = hasEarlier && index === offsets.length - 1
    return new SimulatedDevice('abc'.charAt(index), 1_790_000_000_000 + offset, isEarlier)
  })
  const [first] = devices
  if (first) for (const [name, movieId] of [['create'], ['add', 1], ['add', 2]] as const) act(first, name, movieId)
  const files: (readonly SyncRow[])[] = first ? [first.file()] : []
  for (const device of devices) device.receive(files[0] ?? [])
  for (const step of taken) {
    const device = devices[step.device]
    if (!device) continue
    if (step.act !== null) act(device, step.act, step.movie)
    files.push(device.file())
    if (step.file !== null) device.receive(files[step.file % files.length] ?? [])
  }
  return devices
}

const meetAll = (devices: readonly SimulatedDevice[]): void => {
  for (const _ of [1, 2]) {
    const last = devices.map((device) => device.file())
    for (const [index, to] of devices.entries())
      for (const from of devices.keys()) to.receive(last[(from + index) % last.length] ?? [])
  }
}

const walking = (judge: (devices: readonly SimulatedDevice[]) => void) =>
  fc.assert(
    fc.property(clocks, steps, fc.boolean(), (offsets, taken, hasEarlier) => {
      const devices = walk(offsets, taken, hasEarlier)
      meetAll(devices)
      judge(devices)
    }),
    { numRuns: runs(1000) },
  )

describe('A collection of three devices, of which one may have an earlier release', () => {
  it('is the same on all, in whatever order they hear of each other, however wrong their clocks are', () => {
    walking(([first, ...others]) => {
      for (const other of others) expect(other.content()).toEqual(first?.content())
    })
  })

  it('is there where a movie was added to it after its removal', () => {
    walking((devices) => {
      for (const { rows } of devices) {
        const collection = rows.get(rowKeyOf(space))
        if (!collection || collection.value !== undefined) continue
        for (const link of rows.values()) {
          if (collectionOfLink(link) === null || link.value === undefined) continue
          expect(latestIn(link) < latestIn(collection)).toBe(true)
        }
      }
    })
  })

  it('stays removed where the clock of a movie that the device knew was years ahead', () => {
    const devices = walk([twoYears, 0, 0], [], false)
    const [, second] = devices
    if (second) act(second, 'remove')
    meetAll(devices)
    expect(devices.map(shown)).toEqual([null, null, null])
  })

  it('comes back with all of its movies but those that were taken out, whichever devices removed it', () => {
    const removers = fc.constantFrom([1], [2], [1, 2])
    fc.assert(
      fc.property(removers, fc.boolean(), fc.constantFrom('rename', 'add'), (removing, hasEarlier, name) => {
        const devices = walk([5000, 0, 0], [], hasEarlier)
        const [first, second, third] = devices
        if (!first || !second || !third) throw new Error('A device is missing.')
        act(second, 'take out', 2)
        act(third, 'add', 3)
        for (const index of removing) act(devices[index] ?? second, 'remove')
        act(first, name, 1)
        meetAll(devices)
        for (const device of devices) expect(shown(device)).toEqual([1, 3])
      }),
    )
  })
})

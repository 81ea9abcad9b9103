import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SyncRow } from '#domain/devices/device-row.ts'
import { viewingOfMark } from '#domain/records/viewings.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import { runs } from '#tests/support/properties.ts'
import { joining, SimulatedDevice } from './simulated-device.ts'

const movie = (id: number) => ({ id, title: `Movie ${id}`, posterPath: null, releaseDate: '', runtime: 0, genres: [] })

const timeAt = (device: SimulatedDevice): string => isoTimeOf(device.now) ?? ''

type Act = (device: SimulatedDevice) => void

const movieIds = fc.integer({ min: 1, max: 3 })

const onMovie = (act: (device: SimulatedDevice, movieId: number) => void): fc.Arbitrary<Act> =>
  movieIds.map((movieId) => (device) => act(device, movieId))

const withFields = (list: string, fields: (device: SimulatedDevice) => object): fc.Arbitrary<Act> =>
  onMovie((device, movieId) => {
    const place = { list, id: String(movieId) }
    const known = device.valueOf(place)
    device.change(place, {
      movieId,
      movie: movie(movieId),
      addedAt: timeAt(device),
      ...(known ?? {}),
      ...fields(device),
    })
  })

const removing = (list: string): fc.Arbitrary<Act> =>
  onMovie((device, movieId) => {
    const place = { list, id: String(movieId) }
    if (device.valueOf(place) !== undefined) device.change(place)
  })

const marking = onMovie((device, movieId) => {
  const viewing = viewingOfMark(movieId, timeAt(device), timeAt(device).slice(0, 10))
  device.change({ list: 'watchHistory', id: `${movieId}/${viewing.id}` }, viewing)
})

const importing = fc.tuple(movieIds, fc.integer({ min: 1, max: 10 })).map(
  ([movieId, rating]): Act =>
    (device) => {
      const viewing = viewingOfMark(movieId, '2020-02-02T00:00:00.000Z', null)
      device.import(
        { list: 'watchHistory', id: String(movieId) },
        { movieId, movie: movie(movieId), rating, plays: [] },
      )
      device.import({ list: 'watchHistory', id: `${movieId}/${viewing.id}` }, viewing)
    },
)

const unmarking = onMovie((device, movieId) => {
  for (const { list, id, value } of device.rows.values()) {
    if (list === 'watchHistory' && id.startsWith(`${movieId}/`) && value !== undefined) device.change({ list, id })
  }
})

const noting = onMovie((device, movieId) => {
  for (const { list, id, value } of device.rows.values()) {
    if (list !== 'watchHistory' || !id.startsWith(`${movieId}/`) || value === undefined) continue
    device.change({ list, id }, { ...value, note: `by ${device.id}`, lastModified: timeAt(device) })
  }
})

const collectionIds = fc.integer({ min: 1, max: 3 })

const onLink = (act: (device: SimulatedDevice, place: { list: string; id: string }, movieId: number) => void) =>
  fc.tuple(collectionIds, movieIds).map(
    ([collection, movieId]): Act =>
      (device) => {
        const isThere = device.valueOf({ list: 'collections', id: String(collection) }) !== undefined
        if (isThere) act(device, { list: 'collectionMovies', id: `${collection}/${movieId}` }, movieId)
      },
  )

const linking = onLink((device, place, movieId) =>
  device.change(place, { movieId, movie: movie(movieId), addedAt: timeAt(device) }),
)

const takingOut = onLink((device, place) => {
  if (device.valueOf(place) !== undefined) device.change(place)
})

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc
    .constantFrom('want-to-watch', 'watched')
    .chain((status) => withFields('watchlist', () => ({ status, favorite: false }))),
  withFields('watchlist', () => ({ status: 'watched', favorite: true })),
  removing('watchlist'),
  fc.integer({ min: 1, max: 9 }).chain((number) => withFields('collections', () => ({ name: `Name ${number}` }))),
  withFields('collections', ({ id }) => ({ name: 'Noir', description: `by ${id}` })),
  removing('collections'),
  linking,
  linking,
  takingOut,
  fc.integer({ min: 1, max: 10 }).chain((rating) => withFields('watchHistory', () => ({ rating, plays: [] }))),
  withFields('watchHistory', () => ({ rating: undefined, tags: ['seen twice'], plays: [] })),
  fc
    .constantFrom('Ana', 'Anna')
    .chain((name) => withFields('friends', ({ id }) => ({ id: 1, name, color: `of ${id}` }))),
  withFields('friends', (device) => ({ keptAt: timeAt(device), listName: `by ${device.id}`, movies: [movie(1)] })),
  removing('friends'),
  marking,
  importing,
  unmarking,
  noting,
)

const twoYears = 2 * 365 * 86_400_000

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('act' as const), device: fc.nat(2), act: acts }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('send' as const), device: fc.nat(2) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('receive' as const), device: fc.nat(2), file: fc.nat() }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), device: fc.nat(2), by: fc.nat(90_000_000) }),
    },
  ),
  { maxLength: 40 },
)

const devicesAt = (offsets: readonly number[]) =>
  offsets.map((offset, index) => new SimulatedDevice('abc'.charAt(index), 1_790_000_000_000 + offset))

const deviceAt = (devices: readonly SimulatedDevice[], index: number): SimulatedDevice =>
  devices[index % devices.length] ?? new SimulatedDevice('x')

describe('Devices that exchange files', () => {
  it('come to the same records, in whatever order files are lost, repeated and received, however wrong their clocks are', () => {
    const offsets = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -twoYears, max: twoYears })))
    fc.assert(
      fc.property(offsets, steps, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (clocks, taken, order) => {
        const devices = devicesAt(clocks)
        const files: (readonly SyncRow[])[] = []
        for (const step of taken) {
          const device = deviceAt(devices, step.device)
          device.now += 1
          if (step.kind === 'act') step.act(device)
          else if (step.kind === 'send') files.push(device.file())
          else if (step.kind === 'wait') device.now += step.by
          else if (files.length > 0) device.receive(files[step.file % files.length] ?? [], joining)
        }
        for (const _ of [1, 2]) {
          const last = devices.map((device) => device.file())
          for (const [index, to] of devices.entries()) {
            for (const from of order) to.receive(last[(from + index) % last.length] ?? [])
          }
        }
        const [first, ...others] = devices.map((device) => device.content())
        for (const other of others) expect(other).toEqual(first)
      }),
      { numRuns: runs(1000) },
    )
  })

  it('keep every viewing that somebody wrote a note to and nobody removed', () => {
    const adding = fc.array(fc.tuple(fc.nat(2), movieIds, fc.integer({ min: 1, max: 5 }), fc.boolean()), {
      maxLength: 15,
    })
    fc.assert(
      fc.property(adding, fc.array(fc.tuple(fc.nat(2), fc.nat(2)), { maxLength: 15 }), (added, merges) => {
        const devices = devicesAt([0, -twoYears, twoYears])
        const kept = new Set<string>()
        for (const [index, [at, movieId, day, isKept]] of added.entries()) {
          const device = deviceAt(devices, at)
          const place = { list: 'watchHistory', id: `${movieId}/${1_790_000_000_000_000 + index}` }
          const time = timeAt(device)
          const viewing = { id: 1_790_000_000_000_000 + index, watchedAt: `2026-09-0${day}`, note: 'Seen' }
          device.change(place, { ...viewing, createdAt: time, lastModified: time })
          if (isKept) kept.add(`${place.list} ${place.id}`)
          else device.change(place)
          const [from, to] = merges[index] ?? [0, 1]
          deviceAt(devices, to).receive(deviceAt(devices, from).file())
        }
        for (const from of devices) for (const to of devices) to.receive(from.file())
        for (const { rows } of devices) {
          const there = [...rows].filter(([, { value }]) => value !== undefined).map(([key]) => key)
          expect(new Set(there)).toEqual(kept)
        }
      }),
    )
  })

  it('end with the value that was set last by a device that knew the one before, however wrong its clock is', () => {
    const edits = fc.array(fc.record({ device: fc.nat(2), rating: fc.integer({ min: 1, max: 10 }) }), { minLength: 1 })
    const clocks = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -twoYears, max: twoYears })))
    fc.assert(
      fc.property(clocks, edits, (offsets, taken) => {
        const devices = devicesAt(offsets)
        const place = { list: 'watchHistory', id: '1' }
        let file: readonly SyncRow[] = []
        for (const { device: at, rating } of taken) {
          const device = deviceAt(devices, at)
          device.receive(file)
          device.change(place, { movieId: 1, rating, plays: [] })
          file = device.file()
        }
        for (const device of devices) {
          device.receive(file)
          expect(device.valueOf(place)).toMatchObject({ rating: taken.at(-1)?.rating })
        }
      }),
    )
  })

  it('have no record whose removal is later than all of its changes', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const devices = devicesAt([0, 0, 0])
        for (const step of taken) if (step.kind === 'act') step.act(deviceAt(devices, step.device))
        for (const from of devices) for (const to of devices) to.receive(from.file())
        for (const { removal, value, versions = {} } of devices.flatMap(({ rows }) => [...rows.values()])) {
          const isLater = removal === undefined || Object.values(versions).some((version) => version > removal)
          if (value !== undefined) expect(isLater).toBe(true)
        }
      }),
    )
  })

  it('agree on a record that comes back after its removal, whichever change they heard of first', () => {
    const [remover, changer, reviver, first, last] = [1, 2, 3, 4, 5].map((id) => new SimulatedDevice(String(id)))
    if (!remover || !changer || !reviver || !first || !last) throw new Error('A device is missing.')
    const place = { list: 'watchlist', id: '1' }
    const item = { movieId: 1, status: 'want-to-watch', favorite: false }
    first.now = 1_780_000_000_000
    first.change(place, item)
    for (const device of [remover, changer, reviver, last]) device.receive(first.file())
    changer.now = 1_790_000_002_000
    changer.change(place, { ...item, status: 'watched' })
    remover.now = 1_790_000_003_000
    remover.change(place)
    reviver.now = 1_790_000_004_000
    reviver.change(place, { ...item, favorite: true })
    first.receive(remover.file())
    first.receive(changer.file())
    first.receive(reviver.file())
    last.receive(reviver.file())
    last.receive(changer.file())
    last.receive(remover.file())
    expect(first.valueOf(place)).toMatchObject({ status: 'watched', favorite: true })
    expect(last.content()).toEqual(first.content())
  })
})

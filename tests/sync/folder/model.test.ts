import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { viewingOfMark } from '#domain/records/viewings.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import type { WrittenRow } from '#stores/records/write-rows.ts'
import { runs } from '#tests/support/properties.ts'
import { Carrier, type Carrying } from './carrier.ts'
import { LightDevice } from './light-device.ts'

/** More of them find what is rare: `FOLDER_RUNS=1500 npx vitest run tests/sync/folder/model.test.ts`. */
const walks = Number(process.env['FOLDER_RUNS'] ?? runs(60))

const start = 1_790_000_000_000
const dayMs = 86_400_000
const twoYears = 2 * 365 * dayMs

const movie = (id: number) => ({ id, title: `Movie ${id}`, posterPath: null, releaseDate: '', runtime: 0, genres: [] })

type Act = (device: LightDevice) => readonly WrittenRow[]

const timeAt = ({ now }: LightDevice): string => isoTimeOf(now) ?? ''
const movieIds = fc.integer({ min: 1, max: 3 })

const onMovie = (act: (device: LightDevice, id: number) => readonly WrittenRow[]): fc.Arbitrary<Act> =>
  movieIds.map((id) => (device) => act(device, id))

const watching = (status: string): fc.Arbitrary<Act> =>
  onMovie((device, id) => {
    const time = timeAt(device)
    const value = { id, movieId: id, movie: movie(id), status, favorite: false, addedAt: time, lastModified: time }
    return [{ list: 'watchlist', id: String(id), value }]
  })

const acts: fc.Arbitrary<Act> = fc.oneof(
  watching('want-to-watch'),
  watching('watched'),
  onMovie((_, id) => [{ list: 'watchlist', id: String(id) }]),
  onMovie((device, id) => {
    const viewing = viewingOfMark(id, timeAt(device), timeAt(device).slice(0, 10))
    return [{ list: 'watchHistory', id: `${id}/${viewing.id}`, value: viewing }]
  }),
  fc.tuple(movieIds, fc.integer({ min: 1, max: 10 }), fc.boolean()).map(
    ([id, rating, isImport]): Act =>
      () => [
        {
          list: 'watchHistory',
          id: String(id),
          value: { movieId: id, movie: movie(id), rating, plays: [] },
          ...(isImport && { origin: 'import' as const }),
        },
      ],
  ),
  onMovie((device, id) => [
    { list: 'notForMe', id: String(id), value: { movieId: id, movie: movie(id), addedAt: timeAt(device) } },
  ]),
  onMovie((_, id) => [{ list: 'notForMe', id: String(id) }]),
  fc.constantFrom('Ana', 'Anna').chain((name) =>
    onMovie((device, id) => [
      {
        list: 'friends',
        id: String(id),
        value: { id, name, color: 'blue', addedAt: timeAt(device), keptAt: timeAt(device), listName: '', movies: [] },
      },
    ]),
  ),
  onMovie((_, id) => [{ list: 'friends', id: String(id) }]),
)

const carrying: fc.Arbitrary<Carrying> = fc.record({
  mishaps: fc.array(fc.constantFrom('late', 'torn', 'conflict', 'forgotten', null), { maxLength: 5 }),
  isReversed: fc.boolean(),
})

const devices = fc.nat(2)

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('act' as const), device: devices, act: acts }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('round' as const),
        device: devices,
        removals: fc.constantFrom('apply', 'later', 'keep mine'),
        killedAfter: fc.option(fc.nat(14)),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('carry' as const), device: devices, to: devices, carrying }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), device: devices, by: fc.nat(3 * dayMs) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), device: devices, file: fc.nat() }) },
  ),
  { maxLength: 30 },
)

const whole: Carrying = { mishaps: [], isReversed: false }

/** Days pass until everything has arrived and nothing is left to do. */
const settle = async (all: readonly LightDevice[], carrier: Carrier): Promise<void> => {
  for (let day = 0; day < 7; day += 1) {
    for (const device of all) {
      device.now += 1.5 * dayMs
      await device.round('apply')
    }
    for (const from of all) for (const to of all) if (from !== to) carrier.carry(from.folder, to.folder, whole)
  }
}

describe('three devices whose folder a carrier brings from one to another', () => {
  it('come to the same records, whatever it delays, tears, duplicates and loses, and wherever they are killed', {
    timeout: walks * 2000,
  }, async () => {
    const offsets = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -twoYears, max: twoYears })))
    await fc.assert(
      fc.asyncProperty(offsets, steps, async (clocks, taken) => {
        const carrier = new Carrier()
        const all = clocks.map((offset, index) => new LightDevice(index, start + offset))
        for (const { folder } of all) carrier.follow(folder)
        const at = (index: number) => all[index] as LightDevice
        for (const step of taken) {
          const device = at(step.device)
          device.now += 1
          if (step.kind === 'act') await device.change(step.act(device))
          else if (step.kind === 'wait') device.now += step.by
          else if (step.kind === 'round') await device.round(step.removals, step.killedAfter)
          else if (step.kind === 'carry') carrier.carry(device.folder, at(step.to).folder, step.carrying)
          else {
            const names = device.folder.names().filter((name) => /\.\d+-\d+\./.test(name))
            const lost = names[step.file % Math.max(1, names.length)]
            if (lost !== undefined) for (const { folder } of all) folder.files.delete(lost)
          }
        }
        await settle(all, carrier)
        const [first, ...others] = await Promise.all(all.map((device) => device.content()))
        for (const other of others) expect(other).toEqual(first)
      }),
      { numRuns: walks },
    )
  })
})

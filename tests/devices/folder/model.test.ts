import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WrittenRow } from '#stores/records/write-rows.ts'
import { runs } from '#tests/support/properties.ts'
import { acts } from './acts.ts'
import { Carrier, type Carrying } from './carrier.ts'
import { LightDevice } from './light-device.ts'

/** More of them find what is rare: `FOLDER_RUNS=1500 npx vitest run tests/devices/folder/model.test.ts`. */
const walks = Number(process.env['FOLDER_RUNS'] ?? runs(2000, 200))

const start = 1_790_000_000_000
const dayMs = 86_400_000
const twoYears = 2 * 365 * dayMs

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
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('lose' as const), device: devices, file: fc.nat() }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('leave' as const),
        device: devices,
        fate: fc.constantFrom('keep', 'delete', 'delete now'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('profile' as const), device: devices }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), device: devices, other: fc.nat(3) }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('empty' as const), device: devices, keepsAbout: fc.boolean() }),
    },
  ),
  { maxLength: 30 },
)

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

const hourMs = 3_600_000
/** Bytes that a file needs beside its rows. */
const emptyFile = 256
const whole: Carrying = { mishaps: [], isReversed: false }

const rowFilesIn = ({ folder }: LightDevice) => folder.names().filter((name) => /^\w{10}\.\d+-\d+\.\w{8}$/.test(name))

/** As an unmounted folder, or one of which nothing has arrived yet. */
const emptyForAnHour = async (device: LightDevice, keepsAbout: boolean): Promise<void> => {
  const { files } = device.folder
  const before = [...files]
  for (const [name] of before) if (!keepsAbout || name !== 'about.txt') files.delete(name)
  for (const _ of [1, 2]) {
    device.now += hourMs / 2
    await device.round('apply')
  }
  for (const [name, bytes] of before) if (!files.has(name)) files.set(name, bytes)
}

const take = async (step: Step, all: readonly LightDevice[], carrier: Carrier): Promise<void> => {
  const at = (index: number) => all[index] as LightDevice
  const device = at(step.device)
  device.now += 1
  switch (step.kind) {
    case 'act':
      return device.change(step.act(device))
    case 'wait':
      device.now += step.by
      return
    case 'round':
      return device.round(step.removals, step.killedAfter)
    case 'carry':
      return carrier.carry(device.folder, at(step.to).folder, step.carrying)
    case 'leave':
      return device.leave(step.fate)
    case 'remove':
      return device.removeAny(step.other)
    case 'profile':
      return device.keepOrSetBack()
    case 'empty':
      return emptyForAnHour(device, step.keepsAbout)
    case 'lose': {
      const names = rowFilesIn(device)
      const lost = names[step.file % Math.max(1, names.length)]
      if (lost !== undefined) for (const { folder } of all) folder.files.delete(lost)
    }
  }
}

/** One connects an empty folder, then the others connect what has arrived. */
const startTogether = async (all: readonly LightDevice[], carrier: Carrier): Promise<void> => {
  await all[0]?.connect()
  for (const device of all) {
    for (const _ of [1, 2]) await device.round('apply')
    for (const { folder } of all) if (folder !== device.folder) carrier.carry(device.folder, folder, whole)
  }
}

/** Days pass until everything has arrived and nothing is left to do. */
const settle = async (live: readonly LightDevice[], all: readonly LightDevice[], carrier: Carrier): Promise<void> => {
  const carryAll = () => {
    for (const from of all) for (const to of all) if (from !== to) carrier.carry(from.folder, to.folder, whole)
  }
  for (const device of live) {
    carryAll()
    if ((await device.problem()) === 'gone') await device.connect()
  }
  for (let day = 0; day < 8; day += 1) {
    for (const device of live) {
      device.now += 1.5 * dayMs
      await device.round('apply')
    }
    carryAll()
  }
}

const bytesOf = (device: LightDevice, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (device.folder.files.get(name)?.length ?? 0), 0)

/** What one device writes that has everything. */
const freshBytes = async (device: LightDevice): Promise<number> => {
  await device.leave('keep')
  device.folder.files.clear()
  await device.connect()
  await device.round('apply')
  return bytesOf(device, rowFilesIn(device))
}

/** Larger than the small files in which later changes are: a second copy of it shows. */
const firstMovies: readonly WrittenRow[] = Array.from({ length: 40 }, (_, index) => {
  const title = createHash('sha512').update(String(index)).digest('base64')
  return { list: 'watchlist', id: String(100 + index), value: { movieId: 100 + index, status: 'want-to-watch', title } }
})

/** Steps of three devices, then quiet days, then one more that joins. */
const walk = async (
  clocks: readonly number[],
  isTogether: boolean,
  taken: readonly Step[],
  passphrase: string | null,
): Promise<void> => {
  const carrier = new Carrier()
  const all = clocks.map((offset, index) => new LightDevice(index, start + offset, passphrase))
  for (const { folder } of all) carrier.follow(folder)
  await all[0]?.change(firstMovies)
  if (isTogether) await startTogether(all, carrier)
  for (const step of taken) await take(step, all, carrier)
  const connected = await Promise.all(all.map((device) => device.isConnected()))
  const live = all.filter((_, index) => connected[index])
  await settle(live, all, carrier)
  const [first] = live
  if (!first) return
  const content = await first.content()
  for (const device of live) expect(await device.content()).toEqual(content)
  const next = new LightDevice(3, start, passphrase)
  for (const [name, bytes] of first.folder.files) next.folder.files.set(name, bytes)
  await next.connect()
  expect(await next.content()).toEqual(content)
  // What a device keeps in the folder when it leaves stays until somebody removes that device.
  const leftBehind = all.flatMap((device) => device.leftBehind)
  const files = rowFilesIn(first).filter((name) => !leftBehind.some((device) => name.startsWith(device)))
  expect(bytesOf(first, files)).toBeLessThanOrEqual(2 * (await freshBytes(next)) + files.length * emptyFile)
}

const offsetsWithin = (most: number) => fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -most, max: most })))

describe('three devices whose folder a carrier brings from one to another', () => {
  it(
    'come to the same records, and so does one that joins, whatever the carrier and the devices do',
    {
      timeout: walks * 5000,
    },
    () =>
      fc.assert(
        fc.asyncProperty(offsetsWithin(twoYears), fc.boolean(), steps, (clocks, isTogether, taken) =>
          walk(clocks, isTogether, taken, null),
        ),
        { numRuns: walks },
      ),
  )

  // Fewer: deriving a key takes a second. A device whose clock is 90 days ahead takes the others for gone: when it
  // leaves, it deletes everything, and who begins the folder anew has another key.
  it('do so in a sealed folder', { timeout: walks * 5000 }, () =>
    fc.assert(
      fc.asyncProperty(offsetsWithin(40 * dayMs), steps, (clocks, taken) => walk(clocks, true, taken, 'Correct Horse')),
      { numRuns: Math.ceil(walks / 40) },
    ),
  )
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deviceBeside } from '../devices/folder/folder-device.ts'
import { listsOf } from '../stores/devices/device.ts'
import { adding, moviesIn, removing } from '../stores/library-language.ts'
import { diskFolder } from './disk-folder.ts'
import { Syncthing, syncthingPath } from './syncthing.ts'

type Device = Awaited<ReturnType<typeof deviceBeside>>

const dayMs = 86_400_000

const filesIn = async ({ folder }: Syncthing): Promise<readonly string[]> =>
  (await readdir(join(folder, 'matinee'))).filter((name) => !name.startsWith('.')).sort()

describe.skipIf(!syncthingPath)('two devices whose folders Syncthing keeps the same', () => {
  let carriers: readonly [Syncthing, Syncthing]
  let laptop: Device
  let phone: Device

  const carried = async (): Promise<void> => {
    const [one, other] = carriers
    const areTheSame = async () => {
      await Promise.all([one.scan(), other.scan()])
      const [files, others] = [await filesIn(one), await filesIn(other)]
      return (await one.isSettled()) && (await other.isSettled()) && files.join() === others.join()
    }
    await vi.waitUntil(areTheSame, { timeout: 50_000, interval: 200 })
  }

  /** A round of both, and what they wrote is carried. */
  const together = async (): Promise<void> => {
    for (const device of [laptop, phone]) await device.round()
    await carried()
    for (const device of [laptop, phone]) await device.round()
  }

  const haveBoth = (movies: readonly number[]) => {
    expect([...moviesIn(laptop.records.library())].sort((one, other) => one - other)).toEqual(movies)
    expect(listsOf(phone.records.library())).toEqual(listsOf(laptop.records.library()))
  }

  beforeAll(async () => {
    const [one, other] = await Promise.all([Syncthing.start(), Syncthing.start()])
    carriers = [one, other]
    await Promise.all([one.shareWith(other), other.shareWith(one)])
    laptop = await deviceBeside(await diskFolder(one.folder), 0.25, 'Laptop')
    phone = await deviceBeside(await diskFolder(other.folder), 0.75, 'Phone')
    phone.browser.time += 7000
  })
  afterAll(() => Promise.all(carriers.map((carrier) => carrier.stop())))

  it('have one library once the second one has joined', async () => {
    await laptop.change(adding(1))
    await laptop.connect()
    await laptop.round()
    await carried()
    await phone.change(adding(2))
    await phone.connect()
    await together()
    haveBoth([1, 2])
  })

  it('come to the same records after changes on both sides', async () => {
    await laptop.change(adding(3))
    await laptop.change(removing(2))
    await phone.change(adding(4))
    await together()
    haveBoth([1, 3, 4])
  })

  it('come to the same records after an evening apart', async () => {
    const [one] = carriers
    await one.setConnected(false)
    for (const id of [11, 12, 13, 14, 15, 16, 17, 18, 19]) {
      await laptop.change(adding(id))
      await laptop.round()
      await phone.change(adding(id + 10))
      await phone.change(removing(id - 10))
      await phone.round()
    }
    await one.setConnected(true)
    await carried()
    await together()
    haveBoth([11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29])
  })

  it('delete what was merged in both folders a day later, and leave no copy of a conflict', async () => {
    const before = await filesIn(carriers[0])
    for (const device of [laptop, phone]) await device.wait(2 * dayMs)
    await together()
    await carried()
    const after = await filesIn(carriers[1])
    expect(after.length).toBeLessThan(before.length)
    expect(after.filter((name) => /conflict|\.tmp|\.crswap/.test(name))).toEqual([])
    haveBoth([11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29])
  })
})

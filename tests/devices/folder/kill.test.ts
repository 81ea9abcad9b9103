import { describe, expect, it } from 'vitest'
import { adding, moviesIn } from '../../stores/library-language.ts'
import { folderDevice } from './folder-device.ts'

const ids = [1, 2, 3, 4, 5, 6, 7, 8]

describe('a browser that is killed while it merges eight files into one', () => {
  it('leaves every movie in the folder, before whichever operation that was, and goes on later', async () => {
    let [killedAfter, isWhole] = [0, false]
    while (!isWhole) {
      const device = await folderDevice(0.25)
      await device.connect()
      for (const id of ids) {
        await device.change(adding(id))
        if (id < ids.length) await device.round()
        else await device.calls().writeFolder(device.sender)
      }
      let left = killedAfter
      device.folder.before = () => {
        left -= 1
        if (left < 0) throw new Error('Killed')
      }
      isWhole = await device
        .calls()
        .tidyFolder(device.sender)
        .then(() => true)
        .catch(() => false)
      device.folder.before = () => {}
      device.restart()
      const reader = await folderDevice(0.9, device.folder)
      await reader.connect()
      expect(moviesIn(reader.records.library())).toEqual(ids)
      for (const _ of [1, 2]) {
        await device.wait(2 * 86_400_000)
        await device.round()
      }
      const files = device.folder.names().filter((name) => /^\w{10}\.\d+-\d+\./.test(name))
      expect(files.length).toBeLessThanOrEqual(2)
      const last = await folderDevice(0.9, device.folder)
      await last.connect()
      expect(moviesIn(last.records.library())).toEqual(ids)
      killedAfter += 1
    }
    expect(killedAfter).toBeGreaterThan(10)
  })
})

import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { folderAccess } from '#tests/support/open-folder.ts'
import { sharedFolder } from '#wiring/sync/shared-folder.ts'
import { device } from './devices.ts'

it('a folder that was chosen, and then canceled, is not probed another time', async () => {
  const { app } = device(0.3, { folderAccess })
  const folder = app.lazy.get(sharedFolder)
  expect(await folder.choose()).toBe(true)
  expect(await folder.probe(null)).toMatchObject({ kind: 'done', found: 'empty' })
  expect(await folder.lookUp()).toEqual({ kind: 'none' })
  expect(await folder.probe(null)).toEqual({ kind: 'refused', problem: { kind: 'gone' } })
})

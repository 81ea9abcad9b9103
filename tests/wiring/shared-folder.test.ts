import 'fake-indexeddb/auto'
import { signal } from '@preact/signals-react'
import { expect, it } from 'vitest'
import { folderAccess } from '#tests/support/open-folder.ts'
import { sharedFolder } from '#wiring/devices/shared-folder.ts'
import { device, join } from './devices.ts'

it('a folder that was chosen, and then canceled, is not probed another time', async () => {
  const { app } = device(0.3, { folderAccess })
  const folder = app.lazy.get(sharedFolder)
  expect(await folder.choose()).toBe(true)
  expect(await folder.probe(null)).toMatchObject({ kind: 'done', found: 'empty' })
  expect(await folder.lookUp()).toEqual({ kind: 'none' })
  expect(await folder.probe(null)).toEqual({ kind: 'refused', problem: { kind: 'gone' } })
})

it('a connected folder is found once a slow database has answered', async () => {
  const { app } = device(0.3, { folderAccess })
  const folder = app.lazy.get(sharedFolder)
  await folder.choose()
  await folder.probe(null)
  expect(await folder.join({ passphrase: null, includesKey: false, choice: join })).toMatchObject({ kind: 'done' })
  const hasDatabase = signal(false)
  const { lookUp } = sharedFolder({ ...app, records: { ...app.records, hasDatabase } })
  const found = lookUp()
  hasDatabase.value = true
  expect(await found).toMatchObject({ kind: 'connected', folder: { folderName: 'Cloud' } })
})

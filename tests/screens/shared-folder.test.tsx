import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FolderFound, FolderProblem, FolderStep } from '#domain/sync/folder.ts'
import type { FolderLookup } from '#machines/parts/sync-types.ts'
import { fakeExchange } from '#tests/support/fake-exchange.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import type { FolderAccess } from '#wiring/app/folder-access.ts'
import { exchange } from '#wiring/sync/exchange.ts'
import { type SharedFolder, sharedFolder } from '#wiring/sync/shared-folder.ts'

beforeAll(loadSettings, 120_000)

const access: FolderAccess = {
  choose: async () => ({ kind: 'directory', name: 'Cloud' }),
  isAllowed: async () => true,
  allow: async () => true,
  locks: { request: (...given: readonly unknown[]) => Object(given.at(-1))() },
  openChannel: () => ({ post: () => {}, close: () => {} }),
}

const state = {
  folderName: 'Cloud',
  library: 'l',
  isSealed: false,
  unsent: 0,
  lastRound: '2026-01-02T11:58:00.000Z',
}
const connected: FolderLookup = { kind: 'connected', folder: state, isAllowed: true, isPaused: false }
const empty: FolderStep<FolderFound> = {
  kind: 'done',
  found: 'empty',
  isSealed: false,
  comparison: null,
  devices: [],
}

/** Settings of a browser with a folder that answers as told, and what it was asked. */
const openFolder = async (changes: Partial<SharedFolder> = {}, lookup: FolderLookup = connected) => {
  const asked: unknown[] = []
  const known = { lookup }
  const done = { kind: 'done' } as const
  const folder: SharedFolder = {
    isSupported: true,
    access: async () => access,
    lookUp: async () => known.lookup,
    countUnsent: async () => 0,
    choose: async () => true,
    allow: async () => true,
    probe: async () => empty,
    join: async (joining) => {
      asked.push(joining)
      known.lookup = connected
      return { ...done, outcome: { added: 0, changed: 0, removed: 0, waiting: 0 } }
    },
    isKept: async () => true,
    list: async () => ({ ...done, files: 0 }),
    read: async () => ({ ...done, rows: 0, comparison: null, waitingFiles: [], minutesAhead: null }),
    apply: async () => ({ ...done, outcome: { added: 0, changed: 0, removed: 0, waiting: 0 } }),
    write: async () => done,
    tidy: async () => ({ ...done, folder: state }),
    unlock: async () => done,
    devices: async () => ({
      ...done,
      devices: [
        { id: 'a', name: 'Laptop', platform: 'Chrome (Linux)', lastSeen: null, isThis: true, waitingFiles: 0 },
        { id: 'b', name: 'Phone', platform: 'Chrome (Android)', lastSeen: null, isThis: false, waitingFiles: 2 },
      ],
    }),
    remove: async (device) => {
      asked.push(device)
      return done
    },
    disconnect: async (deletesFiles) => {
      asked.push({ deletesFiles })
      known.lookup = { kind: 'none' }
      return done
    },
    setPaused: () => {},
    settled: async () => {},
    isMerging: () => false,
    ...changes,
  }
  const started = await renderApp({
    path: '/settings#devices',
    folderAccess: access,
    parts: [
      [exchange, fakeExchange().exchange],
      [sharedFolder, folder],
    ],
  })
  await started.I.see('region', 'Shared folder')
  return { ...started, asked, part: () => within(screen.getByRole('region', { name: 'Shared folder' })) }
}

describe('the shared folder', () => {
  it('is explained where the browser has none, with what works instead', async () => {
    const { I } = await renderApp({ path: '/settings#devices', parts: [[exchange, fakeExchange().exchange]] })
    await I.seeText(/^This browser doesn't let pages use folders\./)
    expect(I.sees('button', 'Connect a Folder')).toBe(false)
  })

  it('is connected in words first, and sealed only with a passphrase of eight characters', async () => {
    const { I, asked } = await openFolder({}, { kind: 'none' })
    await I.click('button', 'Connect a Folder')
    await I.seeText(/^Whoever can read the folder can read your lists/)
    await I.click('button', 'Choose Folder')
    await I.see('dialog', 'Seal the folder?')
    await I.click('checkbox', 'Seal it with a passphrase')
    await I.focus('Passphrase')
    await I.type('seven77')
    expect(await I.see('button', 'Connect')).toBeDisabled()
    await I.type('8')
    await I.click('button', 'Connect')
    await I.see('button', 'Sync Now')
    await I.notSee('dialog')
    expect(asked).toMatchObject([{ passphrase: 'seven778', includesKey: false }])
  })

  it('says in the card and in the sidebar that everything is saved', async () => {
    const { part } = await openFolder()
    await part().findByText('Saved here and in Cloud, 2 min. ago')
    const link = await screen.findByRole('link', { name: 'Saved here and in Cloud, 2 min. ago' })
    expect(link).toHaveAttribute('href', '/settings#devices')
  })

  it.each<[Exclude<FolderProblem['kind'], 'newer format'>, string, string]>([
    ['permission', 'Allow the folder again', 'Allow Folder'],
    ['no passphrase', 'Enter the passphrase', 'Open Folder'],
    ['full', 'The folder is full', 'Try Again'],
    ['gone', 'The folder is gone', 'Try Again'],
    ['removed', 'This device was removed', 'Join Again'],
  ])('says what needs the person, and has a button for it: %s', async (kind, line, act) => {
    const { I, part } = await openFolder({ list: async () => ({ kind: 'refused', problem: { kind } }) })
    await part().findByText(line)
    await I.see('button', act)
  })

  it('names devices, and removes one after a question', async () => {
    const { I, asked, part } = await openFolder()
    await part().findByText('Chrome (Android) · Not seen yet · 2 files on their way')
    expect(I.sees('button', 'Remove Laptop')).toBe(false)
    await I.click('button', 'Remove Phone')
    await I.see('dialog', 'Remove Phone?')
    await I.click('button', 'Remove Device')
    await I.notSee('dialog')
    expect(asked).toEqual(['b'])
  })

  it('is paused and resumed', async () => {
    const { I } = await openFolder()
    await I.click('button', 'Pause')
    await I.seeText('Syncing is paused')
    await I.click('button', 'Resume')
    await I.see('button', 'Sync Now')
  })

  it('is disconnected with its files kept by default', async () => {
    const { I, asked } = await openFolder()
    await I.click('button', 'Disconnect')
    const dialog = within(await I.see('dialog', 'Disconnect the folder?'))
    expect(dialog.getByRole('radio', { name: 'Keep them' })).toBeChecked()
    dialog.getByRole('button', { name: 'Disconnect' }).click()
    await I.see('button', 'Connect a Folder')
    expect(asked).toEqual([{ deletesFiles: false }])
  })
})

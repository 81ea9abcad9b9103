import { screen, within } from '@testing-library/react'
import type { FolderFound, FolderStep } from '#domain/devices/folder.ts'
import type { FolderLookup } from '#machines/sync/sync-setup.ts'
import type { FolderAccess } from '#wiring/app/folder-access.ts'
import { exchange } from '#wiring/devices/exchange.ts'
import { type SharedFolder, sharedFolder } from '#wiring/devices/shared-folder.ts'
import { fakeExchange } from './fake-exchange.ts'
import { renderApp, type TestAppOptions } from './test-app.tsx'

export const folderAccess: FolderAccess = {
  choose: async () => ({ kind: 'directory', name: 'Cloud' }),
  isAllowed: async () => true,
  allow: async () => true,
  locks: { request: (...given: readonly unknown[]) => Object(given.at(-1))() },
  openChannel: () => ({ post: () => {}, close: () => {} }),
}

export const folderState = {
  folderName: 'Cloud',
  library: 'l',
  isSealed: false,
  unsent: 0,
  isRefilling: false,
  lastRound: '2026-01-02T11:58:00.000Z',
}
export const connected: Extract<FolderLookup, { kind: 'connected' }> = {
  kind: 'connected',
  folder: folderState,
  isAllowed: true,
  isPaused: false,
}
export const emptyFolder: FolderStep<FolderFound> = {
  kind: 'done',
  found: 'empty',
  isSealed: false,
  comparison: null,
  devices: [],
}

/** Settings of a browser with a folder that answers as told, and what it was asked. */
export const openFolder = async (
  changes: Partial<SharedFolder> = {},
  lookup: FolderLookup = connected,
  { parts = [], ...options }: TestAppOptions = {},
) => {
  const access = options.folderAccess ?? folderAccess
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
    probe: async () => emptyFolder,
    join: async (joining) => {
      asked.push(joining)
      known.lookup = connected
      return { ...done, outcome: { added: 0, changed: 0, removed: 0, waiting: 0 } }
    },
    undoJoining: async () => {
      asked.push('undo joining')
      known.lookup = { kind: 'none' }
      return true
    },
    changePassphrase: async (passphrases) => {
      asked.push(passphrases)
      return done
    },
    isKept: async () => true,
    list: async () => ({ ...done, files: 0 }),
    read: async () => ({ ...done, rows: 0, comparison: null, waitingFiles: [], minutesAhead: null }),
    apply: async () => ({ ...done, outcome: { added: 0, changed: 0, removed: 0, waiting: 0 } }),
    write: async () => done,
    tidy: async () => ({ ...done, folder: folderState }),
    unlock: async () => done,
    devices: async () => ({
      ...done,
      devices: [
        {
          id: 'a',
          name: 'Laptop',
          platform: 'Chrome (Linux)',
          lastSeen: null,
          isThis: true,
          waitingFiles: 0,
          hasHeldRemovals: false,
        },
        {
          id: 'b',
          name: 'Phone',
          platform: 'Chrome (Android)',
          lastSeen: null,
          isThis: false,
          waitingFiles: 2,
          hasHeldRemovals: false,
        },
      ],
    }),
    remove: async (device) => {
      asked.push(device)
      return done
    },
    disconnect: async (fate) => {
      asked.push({ fate })
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
    ...options,
    parts: [[exchange, fakeExchange().exchange], [sharedFolder, folder], ...parts],
  })
  await started.I.see('region', 'Shared folder')
  return { ...started, asked, part: () => within(screen.getByRole('region', { name: 'Shared folder' })) }
}

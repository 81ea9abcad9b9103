import { describe, expect, it } from 'vitest'
import type { FolderFound, FolderStep } from '#domain/devices/folder.ts'
import type { SyncEvent } from '#machines/sync/sync-setup.ts'
import { connected, joiningFound, refused, round, startSync } from './start-sync.ts'

const startOff = async (changes: Parameters<typeof startSync>[0] = {}) => {
  const started = startSync({ lookup: { kind: 'none' }, ...changes })
  await started.wait(0)
  return started
}

describe('connecting a folder', () => {
  it('joins after a restore point, and begins with a round', async () => {
    const { world, tell, asked, joined } = await startOff()
    expect(await tell({ type: 'connecting requested' })).toEqual({ connecting: { explaining: 'ready' } })
    expect(await tell({ type: 'folder requested' })).toEqual({ connecting: 'reviewing' })
    world.lookup = connected
    expect(await tell({ type: 'confirmed' })).toEqual({ connected: { idle: 'seen' } })
    expect(asked()).toEqual(['probe null', 'restore point', 'join', ...round])
    expect(joined).toEqual([
      {
        choice: { joining: 'join', removals: 'later', joinsCollections: true },
        passphrase: null,
        includesKey: false,
      },
    ])
  })

  it('seals a new folder only with a passphrase of eight characters', async () => {
    const found: FolderStep<FolderFound> = { ...joiningFound, found: 'empty', comparison: null }
    const { tell, joined } = await startOff({ probe: found })
    await tell({ type: 'connecting requested' }, { type: 'folder requested' })
    const sealed: SyncEvent = { type: 'sealing answered', isSealed: true }
    expect(await tell(sealed, { type: 'set up', passphrase: 'seven77' })).toEqual({ connecting: 'setting up' })
    await tell({ type: 'set up', passphrase: 'eight888' })
    expect(joined.map(({ passphrase }) => passphrase)).toEqual(['eight888'])
  })

  it('asks for the passphrase of a sealed folder until it is the right one', async () => {
    const { world, tell, asked } = await startOff({ probe: refused('no passphrase') })
    await tell({ type: 'connecting requested' })
    expect(await tell({ type: 'folder requested' })).toEqual({
      connecting: { sealed: 'without passphrase' },
    })
    world.probe = refused('wrong passphrase')
    expect(await tell({ type: 'passphrase given', passphrase: 'wrong' })).toEqual({
      connecting: { sealed: 'wrong passphrase' },
    })
    world.probe = joiningFound
    expect(await tell({ type: 'passphrase given', passphrase: 'right' })).toEqual({ connecting: 'reviewing' })
    expect(asked()).toEqual(['probe null', 'probe wrong', 'probe right'])
  })

  it('does not join without a restore point or a backup', async () => {
    const { tell, asked } = await startOff({ hasRoom: false })
    await tell({ type: 'connecting requested' }, { type: 'folder requested' }, { type: 'confirmed' })
    expect(await tell({ type: 'confirmed' })).toEqual({ protecting: { unprotected: 'without a backup' } })
    expect(asked()).not.toContain('join')
    await tell({ type: 'backup requested' }, { type: 'confirmed' })
    expect(asked()).toEqual(['backup', 'join'])
  })
})

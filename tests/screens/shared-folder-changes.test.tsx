import { act } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Comparison } from '#domain/devices/exchange.ts'
import type { FolderLookup } from '#machines/sync/sync-setup.ts'
import { adding } from '#tests/stores/library-language.ts'
import { connected, folderState, openFolder } from '#tests/support/open-folder.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import type { TestAppOptions } from '#tests/support/test-app.tsx'

beforeAll(loadSettings, 120_000)

const done = { kind: 'done' } as const
const refused = { kind: 'refused', problem: { kind: 'wrong passphrase' } } as const
const full = { kind: 'refused', problem: { kind: 'full' } } as const
const sealed = { ...folderState, isSealed: true }
const comparison: Comparison = {
  isJoining: true,
  onlyHere: 1,
  onlyThere: 12,
  same: 0,
  differing: 3,
  sameNames: [],
  removals: 0,
  needsConsent: false,
}

describe('the passphrase of a sealed folder', () => {
  it('is changed by whoever knows the present one, and the dialog says what that does not do', async () => {
    const answers = [refused, full, done]
    const { I, asked } = await openFolder(
      {
        tidy: async () => ({ ...done, folder: sealed }),
        changePassphrase: async (passphrases) => {
          asked.push(passphrases)
          return answers.shift() ?? done
        },
      },
      { ...connected, folder: sealed },
    )
    await I.click('button', 'Change Passphrase')
    await I.see('dialog', 'Change the passphrase')
    await I.seeText(/^Connected devices carry on without being asked\./)
    await I.focus('Current passphrase')
    await I.type('wrong one')
    await I.focus('New passphrase')
    await I.type('seven77')
    expect(await I.see('button', 'Change')).toBeDisabled()
    await I.type('8{Enter}')
    await I.seeText('This is not the current passphrase.')
    await I.click('button', 'Change')
    await I.seeText("We couldn't change the passphrase. Please try again.")
    await I.click('button', 'Change')
    await I.seeText('From now on, the new passphrase opens the folder, too.')
    await I.click('button', 'Done')
    await I.notSee('dialog')
    expect(asked).toEqual(Array(3).fill({ before: 'wrong one', after: 'seven778' }))
  })

  it('is not offered where the folder is not sealed', async () => {
    const { I } = await openFolder()
    await I.see('button', 'Sync Now')
    expect(I.sees('button', 'Change Passphrase')).toBe(false)
  })
})

describe('after joining', () => {
  const joined = async (changes: Parameters<typeof openFolder>[0] = {}, options: TestAppOptions = {}) => {
    const started = await openFolder(
      {
        probe: async () => ({ ...done, found: 'joining', isSealed: false, comparison, devices: [] }),
        ...changes,
      },
      { kind: 'none' },
      options,
    )
    const { I } = started
    await I.click('button', 'Connect a Folder')
    await I.click('button', 'Choose Folder')
    await I.see('dialog', 'Join this library?')
    await I.click('button', 'Join')
    await I.see('button', 'Undo Joining')
    return started
  }
  const world = () => {
    const known: { lookup: FolderLookup } = { lookup: { kind: 'none' } }
    const join = async () => {
      known.lookup = connected
      return { ...done, outcome: { added: 12, changed: 3, removed: 0, waiting: 0 } }
    }
    return { known, changes: { lookUp: async () => known.lookup, join } }
  }

  it('the card says what changed here, and takes it back together with the folder', async () => {
    const { known, changes } = world()
    const { I } = await joined({
      ...changes,
      undoJoining: async () => {
        known.lookup = { kind: 'none' }
        return true
      },
    })
    await I.seeText('Added: 12 · Changed: 3')
    await I.click('button', 'Undo Joining')
    await I.seeText('Your data is back to how it was before you joined the folder. The folder is disconnected.')
    await I.see('button', 'Connect a Folder')
    expect(I.sees('button', 'Undo Joining')).toBe(false)
  })

  it('the folder stays where the browser could not take it back', async () => {
    const { I } = await joined({ ...world().changes, undoJoining: async () => false })
    await I.click('button', 'Undo Joining')
    await I.seeText("We couldn't undo it. Please try again.")
    await I.see('button', 'Sync Now')
  })

  it('it can be taken back until the user changes something', async () => {
    const { I, app } = await joined(world().changes)
    await act(() => app.records.change(adding(1)))
    await I.notSee('button', 'Undo Joining')
  })

  it('it can no longer be taken back once the user has changed something in another tab', async () => {
    const tab = { isHidden: false }
    const { I, app } = await joined(world().changes, {
      change: (given) => ({ ...given, platform: { ...given.platform, isHidden: () => tab.isHidden } }),
    })
    tab.isHidden = true
    await act(() => app.records.change(adding(1)))
    await I.notSee('button', 'Undo Joining')
  })
})

describe('files of a device', () => {
  it('with removals that wait say so, and are not on their way', async () => {
    const { part } = await openFolder({
      devices: async () => ({
        ...done,
        devices: [
          {
            id: 'b',
            name: 'Phone',
            platform: 'Chrome (Android)',
            lastSeen: null,
            isThis: false,
            waitingFiles: 0,
            hasHeldRemovals: true,
          },
        ],
      }),
    })
    await part().findByText('Chrome (Android) · Not seen yet · Removals are waiting for your decision')
  })
})

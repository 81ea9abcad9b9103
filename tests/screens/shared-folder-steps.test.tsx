import { act, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Comparison, MergeOutcome } from '#domain/devices/exchange.ts'
import type { FolderProblem, FolderRefusal } from '#domain/devices/folder.ts'
import { adding } from '#tests/stores/library-language.ts'
import { connected, emptyFolder, folderAccess, folderState, openFolder } from '#tests/support/open-folder.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { until } from '#tests/support/until.ts'
import { restorePoints } from '#wiring/restore-points/restore-points.ts'

beforeAll(loadSettings, 120_000)

const comparison: Comparison = {
  isJoining: true,
  onlyHere: 2,
  onlyThere: 400,
  same: 0,
  differing: 1,
  sameNames: ['Noir'],
  removals: 60,
  needsConsent: true,
}
const outcome: MergeOutcome = { added: 0, changed: 0, removed: 0, waiting: 0 }
const done = { kind: 'done' } as const
const refused = (kind: Exclude<FolderProblem['kind'], 'newer format'>): FolderRefusal => ({
  kind: 'refused',
  problem: { kind },
})
const noRoom = { list: async () => [], make: async () => null, read: async () => null, clear: async () => {} }
const saved = 'Saved here and in Cloud, 2 min. ago'

const callAll = (listeners: readonly (() => void)[]): void => {
  for (const listener of [...listeners]) listener()
}

/** Counts how often the folder is listed; it refuses the first time. */
const listed = (first: FolderRefusal | null = null) => {
  let times = 0
  return {
    times: () => times,
    list: async () => {
      times += 1
      return first && times === 1 ? first : { ...done, files: 0 }
    },
  }
}

describe('connecting a folder with another library', () => {
  it('asks what becomes of both, and of removals, and without room for a restore point joins only after a backup', async () => {
    const { I, asked, files } = await openFolder(
      { probe: async () => ({ ...done, found: 'joining', isSealed: false, comparison, devices: [] }) },
      { kind: 'none' },
      { parts: [[restorePoints, noRoom]] },
    )
    await I.click('button', 'Connect a Folder')
    await I.click('button', 'Choose Folder')
    await I.see('dialog', 'Join this library?')
    await I.click('radio', 'Take theirs')
    expect(I.sees('checkbox', 'Merge collections with the same name')).toBe(false)
    await I.click('radio', 'Join')
    await I.click('checkbox', 'Merge collections with the same name')
    await I.click('button', 'Join')
    await I.see('dialog', 'Remove this much?')
    await I.click('radio', 'Remove here too')
    await I.click('button', 'Continue')
    await I.see('dialog', 'No room for a restore point')
    await I.click('button', 'Download Backup')
    await I.click('button', 'Continue Without It')
    await I.see('button', 'Sync Now')
    expect(files).toHaveLength(1)
    expect(asked).toMatchObject([{ choice: { joining: 'join', removals: 'apply', joinsCollections: false } }])
  })

  it('changes nothing when it is canceled', async () => {
    const { I, asked } = await openFolder({}, { kind: 'none' })
    await I.click('button', 'Connect a Folder')
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
    await I.see('button', 'Connect a Folder')
    expect(asked).toEqual([])
  })

  it('shares the API key only in a sealed folder, and after a yes', async () => {
    const settings = { apiKey: '0123456789abcdef' }
    const { I, asked } = await openFolder({}, { kind: 'none' }, { stored: { settings } })
    await I.click('button', 'Connect a Folder')
    await I.click('button', 'Choose Folder')
    await I.click('checkbox', 'Seal it with a passphrase')
    await I.click('checkbox', 'Share my API key')
    await I.focus('Passphrase')
    await I.type('eight888')
    await I.click('button', 'Connect')
    await I.see('button', 'Sync Now')
    expect(asked).toMatchObject([{ passphrase: 'eight888', includesKey: true }])
  })
})

describe('a folder that needs the user', () => {
  it('goes on once the browser allows it again', async () => {
    const { I, part } = await openFolder({}, { ...connected, isAllowed: false })
    await I.click('button', 'Allow Folder')
    await part().findByText(saved)
  })

  it('goes on with its passphrase, which is asked for until it is right', async () => {
    const given: string[] = []
    const unlock = async (passphrase: string) => {
      given.push(passphrase)
      return passphrase === 'right' ? done : refused('wrong passphrase')
    }
    const { I, part } = await openFolder({ list: listed(refused('no passphrase')).list, unlock })
    await I.focus('Passphrase')
    await I.type('wrong{Enter}')
    await I.seeText('This is not the right passphrase.')
    await I.focus('Passphrase')
    await I.press('{Control>}a{/Control}')
    await I.type('right{Enter}')
    await part().findByText(saved)
    expect(given).toEqual(['wrong', 'right'])
  })

  it('is joined again by a device that another one removed', async () => {
    const { I } = await openFolder({ list: listed(refused('removed')).list, probe: async () => emptyFolder })
    await I.click('button', 'Join Again')
    await I.see('dialog', 'Seal the folder?')
  })

  it('keeps what the user wants to keep of many removals', async () => {
    const answers: string[] = []
    const { I } = await openFolder({
      list: async () => ({ ...done, files: 1 }),
      read: async () => ({ ...done, rows: 60, comparison, waitingFiles: [], minutesAhead: null }),
      apply: async (removals) => {
        answers.push(removals)
        return { ...done, outcome: { ...outcome, waiting: removals === 'later' ? 60 : 0 } }
      },
    })
    await I.click('button', 'Decide')
    await I.see('dialog', 'Remove this much?')
    await I.click('radio', 'Keep mine')
    await I.click('button', 'Continue')
    await until(() => answers.length === 2)
    expect(answers).toEqual(['later', 'keep mine'])
  })
})

describe('a round', () => {
  it('begins when the user wants it, and some seconds after they have changed something', async () => {
    const rounds = listed()
    const { I, app, clock, part } = await openFolder({ list: rounds.list })
    await part().findByText(saved)
    await I.click('button', 'Sync Now')
    await until(() => rounds.times() === 2)
    await part().findByText(saved)
    await act(() => app.records.change(adding(1)))
    expect(rounds.times()).toBe(2)
    act(() => clock.advance(3000))
    await until(() => rounds.times() === 3)
  })

  it('begins when the page is seen again', async () => {
    const rounds = listed()
    const [hidden, shown]: [(() => void)[], (() => void)[]] = [[], []]
    const keep = (listeners: (() => void)[]) => (listener: () => void) => {
      listeners.push(listener)
      return () => listeners.splice(listeners.indexOf(listener), 1)
    }
    const { part } = await openFolder({ list: rounds.list }, connected, {
      change: (app) => ({ ...app, platform: { ...app.platform, onHide: keep(hidden), onShow: keep(shown) } }),
    })
    await part().findByText(saved)
    act(() => callAll(hidden))
    expect(rounds.times()).toBe(1)
    act(() => callAll(shown))
    await until(() => rounds.times() === 2)
  })

  it('of another tab is shown, and so is what another tab does with the folder', async () => {
    const listeners: ((message: unknown) => void)[] = []
    const openChannel = (listener: (message: unknown) => void) => {
      listeners.push(listener)
      return { post: () => {}, close: () => {} }
    }
    const isPaused = { value: false }
    const { I, part } = await openFolder(
      { lookUp: async () => ({ ...connected, isPaused: isPaused.value }) },
      connected,
      { folderAccess: { ...folderAccess, openChannel } },
    )
    await part().findByText(saved)
    const hear = (message: unknown) => act(() => callAll(listeners.map((listener) => () => listener(message))))
    const report = { folder: folderState, problem: { kind: 'full' }, removals: 0 }
    hear({ type: 'another tab reported', report })
    await part().findByText('The folder is full')
    isPaused.value = true
    hear({ type: 'folder changed elsewhere', isPaused: true })
    await part().findByText('Syncing is paused')
    expect(I.sees('button', 'Sync Now')).toBe(false)
    expect(screen.queryByText('The folder is full')).toBe(null)
  })
})

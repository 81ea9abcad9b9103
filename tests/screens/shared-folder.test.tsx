import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FolderProblem, WaitingProblem } from '#domain/devices/folder.ts'
import { fakeExchange } from '#tests/support/fake-exchange.ts'
import { connected, folderAccess, folderState, openFolder } from '#tests/support/open-folder.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { exchange } from '#wiring/devices/exchange.ts'

beforeAll(loadSettings, 120_000)

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

  it('says that it is saving as long as the folder lacks what it had', async () => {
    const { part } = await openFolder({
      tidy: async () => ({ kind: 'done', folder: { ...folderState, isRefilling: true } }),
    })
    await part().findByText('Saving to Cloud...')
  })

  it.each<[Exclude<FolderProblem['kind'], 'newer format'>, string, string]>([
    ['permission', 'Allow the folder again', 'Allow Folder'],
    ['no passphrase', 'Enter the passphrase', 'Open Folder'],
    ['full', 'The folder is full', 'Try Again'],
    ['gone', 'The folder is gone', 'Try Again'],
    ['read only', "The folder can't be changed", 'Try Again'],
    ['two keys', 'The folder was sealed twice', 'Try Again'],
    ['no space', 'No room in this browser', 'Try Again'],
    ['no database', 'No database here', 'Try Again'],
    ['removed', 'This device was removed', 'Join Again'],
    ['other library', 'Another library is in the folder', 'Join'],
  ])('says what needs the user, and has a button for it: %s', async (kind, line, act) => {
    const { I, part } = await openFolder({ list: async () => ({ kind: 'refused', problem: { kind } }) })
    await part().findByText(line)
    await I.see('button', act)
  })

  it('tries again by itself where the browser lets no tab have a turn', async () => {
    const refused = new DOMException('No locks here', 'SecurityError')
    const locks = { request: () => Promise.reject(refused) }
    const { part, reported } = await openFolder({}, connected, { folderAccess: { ...folderAccess, locks } })
    await part().findByText('Trying again soon')
    expect(reported).toEqual([refused])
  })

  it('says that a newer version wrote there, and what to do', async () => {
    const problem = { kind: 'newer format', format: 2 } as const
    const { I, part } = await openFolder({ list: async () => ({ kind: 'refused', problem }) })
    await part().findByText('A newer Matinee wrote here')
    await I.seeText('Reload the page to update. Until then, nothing is read or written there.')
  })

  it.each<[WaitingProblem, string]>([
    ['incomplete', 'Phone is still uploading'],
    ['damaged', 'Phone: a file cannot be read and is left out'],
    ['hostile', 'Phone: a file cannot be read and is left out'],
    ['too large', 'Phone: a file cannot be read and is left out'],
    ['not sealed', 'Phone: a file is not sealed and is left out'],
    ['unknown key', 'Phone: a file was sealed with another key and is left out'],
  ])('says which file is left out, and why: %s', async (problem, text) => {
    const waitingFiles = [{ device: 'b', deviceName: 'Phone', problem }]
    const { part } = await openFolder({
      list: async () => ({ kind: 'done', files: 1 }),
      read: async () => ({ kind: 'done', rows: 0, comparison: null, waitingFiles, minutesAhead: null }),
    })
    await part().findByText(text)
    await part().findByText(/^Saved here and in Cloud/)
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

  it('calls a device whose card has not arrived another device', async () => {
    const phone = {
      id: 'b',
      name: '',
      platform: '',
      lastSeen: null,
      isThis: false,
      waitingFiles: 0,
      hasHeldRemovals: false,
    }
    const { I, part } = await openFolder({ devices: async () => ({ kind: 'done', devices: [phone] }) })
    await part().findByText('Another device')
    await I.click('button', 'Remove Another device')
    await I.see('dialog', 'Remove Another device?')
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
    dialog.getByText('Other devices in the folder: Phone')
    dialog.getByRole('button', { name: 'Disconnect' }).click()
    await I.see('button', 'Connect a Folder')
    expect(asked).toEqual([{ fate: 'keep' }])
  })
})

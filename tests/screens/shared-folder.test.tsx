import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FolderProblem } from '#domain/sync/folder.ts'
import { fakeExchange } from '#tests/support/fake-exchange.ts'
import { openFolder } from '#tests/support/open-folder.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { exchange } from '#wiring/sync/exchange.ts'

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

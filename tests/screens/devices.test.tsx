import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { lateDatabase } from '#tests/support/late-database.ts'
import { openDevices } from '#tests/support/open-devices.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { until } from '#tests/support/until.ts'

beforeAll(loadSettings, 120_000)

describe('your devices', () => {
  it('says that nothing leaves the browser unasked, and what a file reveals', async () => {
    const { I } = await openDevices()
    await I.seeText(
      /^Take your library to your other devices, by a file or a shared folder\. Nothing leaves this browser/,
    )
    await I.seeText(/^Anyone who gets the file can read your lists/)
    await I.seeText(/Only a sealed file can include your API key/)
  })

  it('can be merged only with a database', async () => {
    const { I } = await openDevices({ options: { database: undefined } })
    await I.seeText(/^This browser isn't keeping a database/)
    expect([I.sees('button', 'Send to Another Device'), I.sees('button', 'Receive')]).toEqual([false, false])
  })

  it('can be merged as soon as a slow database has answered', async () => {
    const { database, release } = await lateDatabase()
    const { I, clock } = await openDevices({ options: { database } })
    clock.advance(500)
    await I.seeText(/^This browser isn't keeping a database/)
    release()
    await I.see('button', 'Receive')
    expect(screen.queryByText(/^This browser isn't keeping a database/)).toBeNull()
  })

  it('have names, which a user can change', async () => {
    const { I, deviceName } = await openDevices()
    const field = screen.getByRole('textbox', { name: 'Name of this device' })
    expect(field).toHaveValue('Firefox on Linux')
    await I.focus('Name of this device')
    await I.press('{Control>}a{/Control}Laptop{Enter}')
    expect(deviceName.value).toBe('Laptop')
  })
})

describe('sending to another device', () => {
  it('downloads an open file, and says how the other device takes it', async () => {
    const { I, app, written, files } = await openDevices()
    await I.click('button', 'Send to Another Device')
    await I.click('button', 'Create File')
    await I.seeText('Take matinee.matinee to your other device. There, open Settings and choose Receive.')
    expect(written).toEqual([{ passphrase: null, includesKey: false }])
    expect(files.map(({ name }) => name)).toEqual(['matinee.matinee'])
    await I.click('button', 'Done')
    await I.notSee('dialog')
    expect(app.memory.lastExport.time.peek()).toBe('2026-01-02T12:00:00.000Z')
  })

  it('seals the file with a passphrase of eight characters, with the key only after a yes', async () => {
    const { I, written } = await openDevices({ options: { stored: { settings: { apiKey: 'secret' } } } })
    await I.click('button', 'Send to Another Device')
    const dialog = within(await I.see('dialog'))
    const key = () => dialog.queryByRole('checkbox', { name: 'Include my API key' })
    expect(key()).toBeNull()
    await I.click('checkbox', 'Seal the file with a passphrase')
    await I.focus('Passphrase')
    await I.type('seven77')
    expect(await I.see('button', 'Create File')).toBeDisabled()
    await I.type('8')
    fireEvent.click(await until(key))
    await I.click('button', 'Hide passphrase')
    expect(screen.getByLabelText('Passphrase')).toHaveAttribute('type', 'password')
    await I.click('button', 'Create File')
    await I.see('button', 'Done')
    expect(written).toEqual([{ passphrase: 'seven778', includesKey: true }])
  })

  it('has no key to include where the user has none', async () => {
    const { I } = await openDevices()
    await I.click('button', 'Send to Another Device')
    await I.click('checkbox', 'Seal the file with a passphrase')
    await I.see('textbox', 'Passphrase')
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.queryByRole('checkbox', { name: 'Include my API key' })).toBeNull()
  })

  it('opens the share sheet where files can be shared, and downloads instead if the browser refuses', async () => {
    const shares: string[] = []
    const { I, app, files } = await openDevices({
      options: {
        change: (app) => ({
          ...app,
          files: {
            ...app.files,
            canShareFile: () => true,
            shareFile: async (name) => {
              shares.push(name)
              if (shares.length === 2) throw new Error('NotAllowedError')
              return false
            },
          },
        }),
      },
    })
    await I.click('button', 'Send to Another Device')
    await I.click('button', 'Create File')
    await I.seeText('matinee.matinee is ready.')
    await I.click('button', 'Share File')
    await I.click('button', 'Share File')
    await I.seeText("Your browser couldn't share the file. Download it instead.")
    expect(app.memory.lastExport.time.peek()).toBe(null)
    await I.click('button', 'Download File')
    await I.see('button', 'Done')
    expect([shares.length, files.length]).toEqual([2, 1])
    expect(app.memory.lastExport.time.peek()).not.toBe(null)
  })

  it('is a copy outside this browser once it was shared', async () => {
    const { I, app } = await openDevices({
      options: {
        change: (services) => ({ ...services, files: { ...services.files, canShareFile: () => true } }),
      },
    })
    await I.click('button', 'Send to Another Device')
    await I.click('button', 'Create File')
    await I.see('button', 'Share File')
    expect(app.memory.lastExport.time.peek()).toBe(null)
    await I.click('button', 'Share File')
    await I.see('button', 'Done')
    expect(app.memory.lastExport.time.peek()).toBe('2026-01-02T12:00:00.000Z')
  })

  it('says when the file could not be created, and keeps what was chosen', async () => {
    const { I } = await openDevices({ write: () => Promise.reject(new Error('The worker ended.')) })
    await I.click('button', 'Send to Another Device')
    await I.click('checkbox', 'Seal the file with a passphrase')
    await I.focus('Passphrase')
    await I.type('eight888')
    await I.click('button', 'Create File')
    await I.seeText("We couldn't create the file. Please try again.")
    expect(screen.getByLabelText('Passphrase')).toHaveValue('eight888')
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
  })
})

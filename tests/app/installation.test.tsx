import { beforeAll, describe, expect, it } from 'vitest'
import { openSettings } from '#tests/support/open-settings.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { until } from '#tests/support/until.ts'

beforeAll(loadSettings, 120_000)

describe('installing the app', () => {
  it('is offered in Settings while the browser offers it', async () => {
    const { I, offerInstall } = await openSettings()
    expect(I.sees('button', 'Install')).toBe(false)
    offerInstall(async () => {})
    await I.see('heading', 'Install Matinee')
    offerInstall(null)
    await I.notSee('heading', 'Install Matinee')
  })

  it('shows the dialog of the browser, once', async () => {
    const { I, offerInstall } = await openSettings()
    let shown = 0
    offerInstall(async () => {
      shown += 1
    })
    await I.click('button', 'Install')
    await until(() => shown === 1)
    await I.notSee('button', 'Install')
  })
})

describe('a file that the system opens with the app', () => {
  it('is read for an import', async () => {
    const file = new File(['not json'], 'matinee-2026-01-01.json', { type: 'application/json' })
    Object.assign(window, {
      launchQueue: {
        setConsumer: (take: (launched: unknown) => void) => take({ files: [{ getFile: async () => file }] }),
      },
    })
    const { I } = await openSettings()
    await I.seeText('Invalid JSON file format.')
    Reflect.deleteProperty(window, 'launchQueue')
  })
})

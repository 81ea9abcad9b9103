import { fireEvent, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { linesOf, watchlistOf } from '#tests/support/fixtures.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

beforeAll(loadSettings, 120_000)

const openSettings = () => renderApp({ path: '/settings', stored: { watchlist: watchlistOf('Alien ✓', 'Dune') } })

describe('deleting everything', () => {
  it('asks for confirmation, offers an export, and deletes everything', async () => {
    const { I, app, files, storage } = await openSettings()
    await I.click('button', 'Delete All My Data')
    const dialog = within(await I.see('dialog', 'Delete all my data'))
    await I.seeText('Are you sure you want to delete everything? This action cannot be undone.')
    fireEvent.click(dialog.getByRole('button', { name: 'Export Data' }))
    await until(() => files.length === 1)
    await I.click('button', 'Delete Everything')
    await I.notSee('dialog')
    expect(await I.seeToast()).toEqual(['All data deleted', 'Matinee is back to how it was on your first visit'])
    expect([app.records.library().watchlist, storage.length]).toEqual([[], 0])
  })

  it('deletes nothing when it is cancelled', async () => {
    const { I, app } = await openSettings()
    await I.click('button', 'Delete All My Data')
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
    expect(linesOf(app.records.library().watchlist)).toEqual(['Alien ✓', 'Dune'])
  })
})

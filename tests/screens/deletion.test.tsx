import { fireEvent, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPendingHistory } from '#stores/pending-history.ts'
import { linesOf, watchlistOf } from '#tests/support/fixtures.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { pendingHistoryOf } from '#wiring/pending-history.ts'

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

  it('deletes an unfinished import, too', async () => {
    const database = new IDBFactory()
    const { I, app } = await renderApp({ path: '/settings', database })
    await pendingHistoryOf(app).begin({ files: [], rows: [], lists: [], leftOut: [], notices: [] }, ['diary.csv'])
    await I.seeText('Unfinished import: diary.csv')
    await I.click('button', 'Delete All My Data')
    await I.click('button', 'Delete Everything')
    await I.seeToast()
    expect(I.sees('button', 'Discard')).toBe(false)
    const next = createPendingHistory({ database, report: () => {} })
    await next.load()
    expect(next.history.peek()).toBe(null)
  })

  it('deletes nothing when it is cancelled', async () => {
    const { I, app } = await openSettings()
    await I.click('button', 'Delete All My Data')
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
    expect(linesOf(app.records.library().watchlist)).toEqual(['Alien ✓', 'Dune'])
  })
})

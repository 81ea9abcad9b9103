import { fireEvent, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPendingHistory } from '#stores/pending-history.ts'
import { fakeExchange } from '#tests/support/fake-exchange.ts'
import { linesOf, watchlistOf } from '#tests/support/fixtures.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import type { App } from '#wiring/app/app.ts'
import { exchange } from '#wiring/devices/exchange.ts'
import { pendingHistory } from '#wiring/imports/pending-history.ts'
import { restorePoints } from '#wiring/restore-points/restore-points.ts'

beforeAll(loadSettings, 120_000)

const openSettings = (change?: (app: App) => App) =>
  renderApp({ path: '/settings', stored: { watchlist: watchlistOf('Alien ✓', 'Dune') }, ...(change && { change }) })

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

  it('says that restore points go too, and deletes them', async () => {
    const { I, app } = await openSettings()
    const { make, list } = app.lazy.get(restorePoints)
    await make('import')
    await I.click('button', 'Delete All My Data')
    await I.seeText(/^Your restore points go too/)
    await I.click('button', 'Delete Everything')
    await I.seeToast()
    expect(await list()).toEqual([])
  })

  it('deletes an unfinished import, too', async () => {
    const database = new IDBFactory()
    const { I, app } = await renderApp({ path: '/settings', database })
    await app.lazy
      .get(pendingHistory)
      .begin({ files: [], rows: [], lists: [], leftOut: [], notices: [] }, ['diary.csv'])
    await I.seeText('Unfinished import: diary.csv')
    await I.click('button', 'Delete All My Data')
    await I.click('button', 'Delete Everything')
    await I.seeToast()
    expect(I.sees('button', 'Discard')).toBe(false)
    const next = createPendingHistory({ database, report: () => {} })
    await next.load()
    expect(next.history.peek()).toBe(null)
  })

  it('deletes the matches of earlier imports', async () => {
    const { I, app } = await openSettings()
    const { answers } = await app.storage.keptAnswers()
    await answers.writeAll(new Map([['import match ["trakt","348"]', { language: 'en-US' }]]))
    await I.click('button', 'Delete All My Data')
    await I.click('button', 'Delete Everything')
    await I.seeToast()
    expect((await answers.readAll('import match ')).size).toBe(0)
  })

  it('of another tab ends the unfinished import here, which keeps no later match', async () => {
    const { I, app, storage, storageChanged } = await openSettings()
    storage.setItem('records-revision', '{"schema":1,"revision":1}')
    const pending = app.lazy.get(pendingHistory)
    await pending.begin({ files: [], rows: [], lists: [], leftOut: [], notices: [] }, ['diary.csv'])
    storageChanged('records-revision')
    storageChanged('watchlistSortOrder')
    await I.seeText('Unfinished import: diary.csv')
    storage.clear()
    storageChanged('records-revision')
    await until(() => !I.sees('button', 'Discard'))
    await pending.keepMatch('alien 1979', { kind: 'not found' })
    await pending.choose('alien 1979', { kind: 'none' })
    expect([pending.history.peek(), pending.chosen.peek(), pending.matches.size]).toEqual([null, [], 0])
    expect(pending.choices.peek().size).toBe(0)
  })

  it('of another tab forgets here, too, where the user was and what they typed', async () => {
    const draft = { name: { before: '', typed: 'Heists' } }
    const remembered = { 'form-draft-collection-new': draft, restoreScrollY: 350, 'someone-else': 'theirs' }
    const { session, storageChanged } = await renderApp({ remembered })
    storageChanged('data-erased')
    expect(Array.from({ length: session.length }, (_, at) => session.key(at))).toEqual(['someone-else'])
  })

  it('says so in the dialog when the browser refuses, and can be tried again', async () => {
    const answers = [async () => false]
    const withRefusal = (app: App): App => ({
      ...app,
      records: { ...app.records, change: (...given) => (answers.pop() ?? (() => app.records.change(...given)))() },
    })
    const { I, app } = await openSettings(withRefusal)
    await I.click('button', 'Delete All My Data')
    await I.click('button', 'Delete Everything')
    expect(await I.see('alert')).toHaveTextContent("We couldn't delete your data. Please try again.")
    expect(linesOf(app.records.library().watchlist)).toEqual(['Alien ✓', 'Dune'])
    await I.click('button', 'Delete Everything')
    await I.notSee('dialog')
    expect(app.records.library().watchlist).toEqual([])
  })

  it('starts only once, and can no longer be canceled', async () => {
    let changes = 0
    const change = () => {
      changes += 1
      return new Promise<never>(() => {})
    }
    const { I } = await openSettings((app) => ({ ...app, records: { ...app.records, change } }))
    await I.click('button', 'Delete All My Data')
    const confirm = await I.see('button', 'Delete Everything')
    fireEvent.click(confirm)
    fireEvent.click(confirm)
    expect(await I.see('button', 'Deleting...')).toBeDisabled()
    expect(await I.see('button', 'Cancel')).toBeDisabled()
    await until(() => changes > 0)
    await I.press('{Escape}')
    expect([I.sees('dialog'), changes]).toEqual([true, 1])
  })

  it('asks where only once other devices share the library, and keeps their data unless told otherwise', async () => {
    const { I } = await renderApp({ path: '/settings', parts: [[exchange, fakeExchange({ library: 'a' }).exchange]] })
    await I.click('button', 'Delete All My Data')
    expect(await I.see('radio', 'Here only')).toBeChecked()
    await I.click('radio', 'On all devices')
    expect(await I.see('radio', 'On all devices')).toHaveAccessibleDescription(/^Your other devices follow/)
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
  })

  it('deletes nothing when it is canceled', async () => {
    const { I, app } = await openSettings()
    await I.click('button', 'Delete All My Data')
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
    expect(linesOf(app.records.library().watchlist)).toEqual(['Alien ✓', 'Dune'])
  })
})

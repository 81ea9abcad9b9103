import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { createSettingsCommands } from '#commands/settings.ts'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

beforeAll(loadSettings, 120_000)

const backupFile = () => {
  const metadata = { exportDate: '2026-01-01T12:00:00.000Z', dataSchema: '1' }
  const text = JSON.stringify({ metadata, data: { watchlist: watchlistOf('Alien') } })
  return new File([text], 'mine.json', { type: 'application/json' })
}

describe('the notice about the records', () => {
  it('says that a change was refused, until it is dismissed', async () => {
    const { I, app, storage } = await renderApp({ path: '/settings', database: undefined })
    storage.refusal = new Error('The storage is full.')
    app.lazy.get(createSettingsCommands).change({ field: 'theme', value: 'light' })
    await I.seeText("Your browser couldn't save your last change. Its storage may be full.")
    await I.click('button', 'Dismiss this message')
    expect(screen.queryByText(/refused to save/)).toBe(null)
  })

  it('says that the data is from a newer version, and cannot be dismissed', async () => {
    const { I, reloads } = await renderApp({
      path: '/watched',
      stored: { watchlist: watchlistOf('Alien'), 'records-revision': { schema: 99, revision: 1 } },
    })
    await I.seeText('This data was saved by a newer version of Matinee. You can view it here. Reload to change it.')
    expect(I.sees('button', 'Dismiss this message')).toBe(false)
    await I.click('button', 'Reload')
    expect(reloads).toHaveLength(1)
  })

  it('speaks of no list to view, and offers no export, where a newer version has all of them', async () => {
    const { I } = await renderApp({ path: '/watched', stored: { 'records-revision': { schema: 99, revision: 1 } } })
    await I.seeText('Your lists were saved by a newer version of Matinee. Reload to see them.')
    await I.see('button', 'Reload')
    expect(I.sees('button', 'Export Data')).toBe(false)
  })

  describe('says that the database with the lists is empty', () => {
    const said = "Your lists were kept in this browser's database, and it is empty. Import a backup."
    const none = 'Your watchlist is empty. Discover movies to add to your list!'
    const stamp = { schema: 1, revision: 7, lengths: {}, home: 'database' }
    const arrive = () => renderApp({ path: '/watched', stored: { 'records-revision': stamp } })

    it('and where to import a backup, which settles it', async () => {
      const { I, app, storage, address } = await arrive()
      await I.seeText(said)
      expect([I.sees('button', 'Export Data'), I.sees('button', 'Dismiss this message')]).toEqual([false, false])
      await I.click('link', 'Import a backup')
      await until(() => address() === '/settings' && location.hash === '#import')
      expect(screen.queryAllByText(said)).not.toEqual([])
      expect(JSON.parse(storage.getItem('records-revision') ?? '')).toEqual(stamp)
      const field = await until(() => document.querySelector<HTMLInputElement>('input[type=file]'))
      fireEvent.change(field, { target: { files: [backupFile()] } })
      const dialog = await I.see('dialog', 'Import Data')
      await until(() => within(dialog).queryByRole('button', { name: 'Import' }))
      await I.click('button', 'Import')
      await until(() => screen.queryAllByText(said).length === 0)
      expect(app.lists.watchlist.items.peek()).toHaveLength(1)
    })

    it.each([
      ['/', 'You have no collections yet. Create one to group movies by theme.'],
      ['/watchlist', none],
      ['/watched', "You haven't marked any movies as watched yet."],
      ['/watched/diary', 'Your diary is empty. Mark a movie as watched or log a viewing to get started.'],
      ['/watched/statistics', 'No viewings yet. Mark a movie as watched to see its numbers here.'],
      ['/watched/review?year=2025', "You didn't watch anything in 2025."],
      ['/collections', 'You have no collections yet. Create one to group movies by theme.'],
      ['/watchlist/releases', 'Add movies to your watchlist to see their release dates here'],
    ])('and at %s not that the user has none, until they start empty', async (path, noneThere) => {
      const { I } = await renderApp({ path, stored: { 'records-revision': stamp } })
      await I.seeText(said)
      expect(screen.queryByText(noneThere)).toBe(null)
      await I.click('button', 'Start empty')
      await I.seeText(noneThere)
    })

    it('and goes on without them only when it is told to', async () => {
      const { I, app, storage } = await arrive()
      await I.seeText(said)
      app.lazy.get(createSettingsCommands).change({ field: 'theme', value: 'light' })
      await I.seeText(said)
      expect(JSON.parse(storage.getItem('records-revision') ?? '')).toEqual(stamp)
      await I.click('button', 'Start empty')
      await until(() => screen.queryAllByText(said).length === 0)
      await until(() => !storage.getItem('records-revision')?.includes('database'))
      app.lazy.get(createSettingsCommands).change({ field: 'theme', value: 'light' })
      await until(() => app.settings.current.peek().theme === 'light')
    })
  })

  it.each([
    [
      'nothing is kept',
      { database: undefined },
      'This browser blocks storage, so your changes last only until you leave.',
    ],
    [
      'only the database is used',
      {},
      'This browser blocks local storage, so your changes are saved only in its database.',
    ],
  ])('says when local storage is blocked and %s', async (_, options, said) => {
    const { I } = await renderApp({ path: '/watchlist', isStorageBlocked: true, ...options })
    await I.seeText(said)
    expect(I.sees('button', 'Dismiss this message')).toBe(false)
  })

  it.each([
    ['a refused write', { database: undefined }, true],
    [
      'a newer version',
      { stored: { watchlist: watchlistOf('Alien'), 'records-revision': { schema: 99, revision: 1 } } },
      false,
    ],
    ['a blocked storage', { database: undefined, isStorageBlocked: true }, false],
  ])('offers an export after %s', async (_, options, refuse) => {
    const { I, app, storage, files } = await renderApp({ path: '/watchlist', ...options })
    if (refuse) {
      storage.refusal = new Error('The storage is full.')
      app.lazy.get(createSettingsCommands).change({ field: 'theme', value: 'light' })
    }
    await I.click('button', 'Export Data')
    await until(() => app.view.toasts.current.peek()?.title === 'Export successful')
    expect(await I.seeToast()).toEqual(['Export successful', 'Data exported to matinee-2026-01-02.json'])
    expect(JSON.parse(files[0]?.text ?? '').data.watchlist).toEqual(app.lists.watchlist.items.peek())
  })
})

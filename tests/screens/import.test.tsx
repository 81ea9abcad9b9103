import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectionsOf, idOf, linesOf, watchlistOf } from '#tests/support/fixtures.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

beforeAll(loadSettings, 120_000)

const backup = (data: unknown, metadata: unknown = { exportDate: '2026-01-01T12:00:00.000Z', dataSchema: '1' }) =>
  JSON.stringify({ metadata, data })
const fileOf = (text: string, name = 'mine.json') => new File([text], name, { type: 'application/json' })

const openImport = async (options: Parameters<typeof renderApp>[0] = {}) => {
  const started = await renderApp({ path: '/settings', ...options })
  await started.I.see('button', 'Import Data')
  const field = () => until(() => document.querySelector<HTMLInputElement>('input[type=file]'))
  return {
    ...started,
    field,
    choose: async (file: File) => void fireEvent.change(await field(), { target: { files: [file] } }),
    drop: (...files: readonly File[]) =>
      fireEvent.drop(screen.getByRole('main'), { dataTransfer: { types: ['Files'], files } }),
    /** The review, row by row: in the file, added, kept, replaced, removed. */
    rows: () =>
      Object.fromEntries(
        within(screen.getByRole('table'))
          .getAllByRole('row')
          .slice(1)
          .map((row) => [
            within(row).getByRole('rowheader').textContent,
            within(row)
              .getAllByRole('cell')
              .map((cell) => Number(cell.textContent)),
          ]),
      ),
    lines: () => linesOf(started.app.records.library().watchlist),
  }
}

const stored = { watchlist: watchlistOf('Alien ✓', 'Dune') }
const theirs = collectionsOf({ Space: ['Alien'] })
const good = backup({
  watchlist: [...watchlistOf('Dune ✓', 'Arrival', 'Laura'), { nonsense: true }],
  collections: theirs.collections,
  collectionMovies: theirs.collectionMovies,
  settings: { region: 'FR', language: 'tlh' },
})

const longRows = Array.from({ length: 30 }, (_, index) => ({ movieId: index + 1, extra: 'x'.repeat(200_000) }))

describe('importing', () => {
  it('offers backups, and files and archives of other trackers', async () => {
    const { field } = await openImport()
    expect(await field()).toHaveAttribute('accept', '.json,.jsonld,.zip,.csv,.tsv,.txt')
    expect(await field()).toHaveAttribute('multiple')
  })

  it('shows the contents of the file and the effect of each mode, and merges when confirmed', async () => {
    const { I, choose, rows, lines } = await openImport({ stored })
    await choose(fileOf(good))
    await I.see('dialog', 'Import Data')
    await I.seeText('mine.json')
    await I.seeText(/^Exported Jan 1, 2026/)
    expect(rows()).toEqual({
      'Watchlist Items': [3, 2, 2, 0, 0],
      Collections: [1, 1, 0, 0, 0],
      'Movies in Collections': [1, 1, 0, 0, 0],
    })
    await I.seeText('Settings that will change: Region')
    await I.click('radio', 'Overwrite')
    expect(rows()['Watchlist Items']).toEqual([3, 2, 0, 1, 1])
    expect([I.sees('button', 'Replace 2 movies'), I.sees('button', 'Import')]).toEqual([true, false])
    await I.click('radio', 'Merge')
    await I.seeText("2 entries couldn't be read and will be skipped")
    await I.seeText('Watchlist Items: 1, no movie ID')
    await I.seeText('Settings: 1, Language: invalid value')
    expect(lines()).toEqual(['Alien ✓', 'Dune'])
    await I.click('button', 'Import')
    await I.notSee('dialog')
    expect(await I.seeToast()).toEqual(['Import successful', 'Imported 2 watchlist items and 1 collection'])
    expect(lines().toSorted()).toEqual(['Alien ✓', 'Arrival', 'Dune', 'Laura'])
  })

  it.each([
    ['the toast', 'Undo'],
    ['the page', 'Undo Import'],
  ])('is undone from %s', async (_, button) => {
    const { I, choose, lines } = await openImport({ stored })
    await choose(fileOf(good))
    await I.click('radio', 'Overwrite')
    await I.click('button', 'Replace 2 movies')
    await I.seeText(/^Last import: mine\.json/)
    await I.click('button', button)
    await until(() => lines().length === 2)
    expect(lines()).toEqual(['Alien ✓', 'Dune'])
    await until(() => screen.queryByText(/^Last import/) === null)
  })

  it('can be undone after a list was changed, and keeps the change', async () => {
    const { I, choose, app, lines } = await openImport({ stored })
    await choose(fileOf(good))
    await I.click('button', 'Import')
    await I.seeText(/^Last import/)
    await app.lists.watchlist.remove([idOf('Alien')])
    await I.click('button', 'Undo Import')
    await until(() => lines().join() === 'Dune')
  })

  it('changes nothing when it is canceled', async () => {
    const { I, choose, lines } = await openImport({ stored })
    await choose(fileOf(good))
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
    expect(lines()).toEqual(['Alien ✓', 'Dune'])
  })

  it('describes each mode to a screen reader', async () => {
    const { I, choose } = await openImport({ stored })
    await choose(fileOf(good))
    expect(await I.see('radio', 'Merge')).toHaveAccessibleDescription(
      /^Adds what you don't have yet and keeps what you do. To\sadd:\s4\s·\sTo\skeep:\s2$/,
    )
    expect(await I.see('radio', 'Overwrite')).toHaveAccessibleDescription(
      /^Replaces your lists with the file's. To\sadd:\s4\s·\sTo\sreplace:\s1\s·\sTo\sremove:\s1$/,
    )
  })

  it('lists the settings that change in the form of the language', async () => {
    const { I } = await renderApp({ path: '/settings', stored: { settings: { language: 'ru-RU' } } })
    const file = fileOf(backup({ settings: { region: 'FR', includeAdult: true, theme: 'dark' } }))
    await I.see('button', 'Импортировать данные')
    fireEvent.drop(screen.getByRole('main'), { dataTransfer: { types: ['Files'], files: [file] } })
    await I.seeText('Изменятся настройки: Регион, Контент для взрослых, Тема')
  })

  it('keeps the focus on the button while a file is read and when it is refused', async () => {
    const { I, choose } = await openImport()
    const button = await I.see('button', 'Import Data')
    button.focus()
    await choose(fileOf('<html>'))
    expect(button).toBeEnabled()
    await I.seeToast()
    expect(button).toHaveFocus()
  })

  it('removes the error about a refused file when the next one is read', async () => {
    const { I, choose } = await openImport()
    await choose(fileOf('<html>'))
    expect(await I.seeToast()).toEqual(['Import failed', 'Invalid JSON file format.'])
    await choose(fileOf(good))
    await I.see('dialog', 'Import Data')
    expect(screen.queryByText('Import failed')).toBe(null)
  })

  it('says beside Undo Import that it was refused', async () => {
    const { I, choose } = await openImport({
      change: ({ records, ...app }) => ({ ...app, records: { ...records, revert: async () => null } }),
    })
    await choose(fileOf(good))
    await I.click('button', 'Import')
    await I.click('button', 'Undo Import')
    const refusal = "We couldn't undo the import. Please try again."
    await until(() => screen.getAllByText(refusal).length === 2)
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(refusal)
  })

  it('moves the focus to Import Data when Undo Import disappears', async () => {
    const { I, choose } = await openImport({ stored })
    await choose(fileOf(good))
    await I.click('button', 'Import')
    await I.click('button', 'Undo Import')
    await I.notSee('button', 'Undo Import')
    const button = await I.see('button', 'Import Data')
    await until(() => document.activeElement === button)
  })

  it('asks whether the key in the file replaces another', async () => {
    const settings = { apiKey: 'mine', includeAdult: false, theme: 'system' }
    const { I, choose, app } = await openImport({ stored: { settings } })
    const key = () => app.settings.current.peek().apiKey
    await choose(fileOf(backup({ settings: { apiKey: 'theirs' } })))
    expect(await I.see('checkbox', 'Use the API key in the file')).not.toBeChecked()
    await I.click('button', 'Import')
    await I.notSee('dialog')
    expect(key()).toBe('mine')
    await choose(fileOf(backup({ settings: { apiKey: 'theirs' } })))
    await I.click('checkbox', 'Use the API key in the file')
    await I.click('button', 'Import')
    await I.notSee('dialog')
    await until(() => key() === 'theirs')
  })

  it('accepts a file that is dropped anywhere on the page', async () => {
    const { I, drop } = await openImport()
    drop(fileOf(good))
    await I.see('dialog', 'Import Data')
  })

  it.each<[string, string, string]>([
    ['not JSON', '<html>', 'Invalid JSON file format.'],
    ['empty', '', 'Invalid JSON file format.'],
    ['something else', '[]', 'Invalid export file format.'],
    ['of an unsupported schema', backup({}, { dataSchema: '2' }), 'Unsupported data schema version: 2'],
    ['without a schema', backup({}, {}), 'Unsupported data schema version: unknown'],
    ['with an invalid watchlist', backup({ watchlist: 1 }), 'Invalid watchlist data format.'],
    ['with invalid collections', backup({ collections: {} }), 'Invalid collections data format.'],
    ['with invalid collection movies', backup({ collectionMovies: '' }), 'Invalid collection movies data format.'],
    [
      'too large for local storage where there is no database',
      backup({ watchlist: longRows }),
      "This doesn't fit in your browser's storage. It's 0.8 MB too large.",
    ],
  ])('shows an error in a toast and on the page, and stays usable, when a file is %s', async (_, text, said) => {
    const { I, choose, lines } = await openImport({ stored, database: undefined })
    await choose(fileOf(text))
    expect(await I.seeToast()).toEqual(['Import failed', said])
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts).toContain(said)
    expect([I.sees('dialog'), lines()]).toEqual([false, ['Alien ✓', 'Dune']])
    await choose(fileOf(good))
    await I.see('dialog', 'Import Data')
    expect(within(screen.getByRole('dialog')).queryByText(said)).toBe(null)
  })

  it('says when what was dropped is not a file', async () => {
    const { I, drop } = await openImport()
    drop()
    expect(await I.seeToast()).toEqual(['Import failed', 'No file data available'])
  })

  it('refuses a file that is too large without reading it', async () => {
    const { I, choose } = await openImport()
    const file = fileOf('')
    Object.defineProperty(file, 'size', { value: 80 * 1024 * 1024 })
    await choose(file)
    expect(await I.seeToast()).toEqual(['Import failed', 'This file is too large: 80 MB. The limit is 64 MB.'])
  })

  it('changes nothing and says so when the browser refuses the write', async () => {
    const { I, choose, storage, lines } = await openImport({ stored, database: undefined })
    await choose(fileOf(good))
    await I.see('dialog', 'Import Data')
    storage.refusal = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    await I.click('button', 'Import')
    const failure = "Your browser couldn't save the imported data. Nothing has changed."
    expect(await I.seeToast()).toEqual(['Import failed', failure])
    await I.notSee('dialog')
    expect(lines()).toEqual(['Alien ✓', 'Dune'])
  })

  it('shows markup in names as text', async () => {
    const { I, choose } = await openImport()
    await choose(fileOf(good, '<img src=x onerror=alert(1)>.json'))
    await I.seeText('<img src=x onerror=alert(1)>.json')
    expect(document.querySelector('img[src="x"]')).toBe(null)
  })
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { collectionsOf, idOf, minute, recordId, snapshot, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import type { TestWorldOptions } from '#tests/support/test-world.ts'
import { until } from '#tests/support/until.ts'

const openData = async (options: TestWorldOptions = {}) => {
  const started = await renderApp({ path: '/settings', ...options })
  await started.I.see('heading', 'Data')
  const card = screen.getByRole('region', { name: 'Data' })
  /** The value shown for a label of the card. */
  const factOf = (name: string) =>
    [...card.querySelectorAll('dt')].find((term) => term.textContent === name)?.nextElementSibling?.textContent
  return { ...started, card: within(card), factOf }
}

const data = (text: string | undefined) => JSON.parse(text ?? 'null').data

describe('the Data card', () => {
  it('counts the stored records', async () => {
    const { collections, collectionMovies } = collectionsOf({ Space: ['Alien', 'Dune'], Noir: ['Laura'] })
    const { card, factOf, app } = await openData({
      stored: { watchlist: watchlistOf('Alien', 'Dune ✓'), collections, 'collection-movies': collectionMovies },
    })
    const counts = () => ['Watchlist Items', 'Collections', 'Movies in Collections'].map(factOf)
    expect(counts()).toEqual(['2', '2', '3'])
    expect(card.getByText('1 watched 1 unwatched')).toBeInTheDocument()
    void app.lists.watchlist.add(snapshot('Laura'))
    await until(() => counts()[0] === '3')
  })

  it('exports without the API key, and says how old the copy is', async () => {
    const { I, app, card, files, factOf } = await openData({ stored: { settings: { apiKey: 'secret' } } })
    expect(factOf('Last copy')).toBe('No copy yet')
    expect(card.getByRole('checkbox', { name: 'Include my API key' })).not.toBeChecked()
    await I.click('button', 'Export Data')
    expect(await I.seeToast()).toEqual(['Export successful', 'Data exported to matinee-2026-01-02.json'])
    expect(data(files[0]?.text).settings).toEqual({ includeAdult: false, theme: 'system', keyShortcuts: true })
    expect(factOf('Last copy')).toBe('today')
    const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })
    expect(card.getByText('today')).toHaveAttribute('title', time.format(Date.UTC(2026, 0, 2, 12)))
    app.memory.lastExport.set('2025-12-21T12:00:00.000Z')
    await until(() => factOf('Last copy') === '12 days ago')
  })

  it('exports with the API key when the checkbox is ticked', async () => {
    const { I, files } = await openData({ stored: { settings: { apiKey: 'secret' } } })
    await I.click('checkbox', 'Include my API key')
    await I.click('button', 'Export Data')
    await I.seeToast()
    expect(data(files[0]?.text).settings.apiKey).toBe('secret')
  })

  it('has no checkbox when there is no key', async () => {
    const { card } = await openData()
    const tick = card.getByRole('checkbox', { name: 'Include my API key' })
    expect(tick).toBeDisabled()
    expect(tick).toHaveAccessibleDescription("You haven't added a key.")
  })

  it.each([
    [0, 'Less than 1% used, room for about 7,400 more movies'],
    [2_621_440, '50% used, room for about 3,700 more movies'],
    [5_242_000, '99% used, no room for more movies'],
  ])('shows the storage space with %d units in use: %s', async (units, said) => {
    const { card } = await openData({ stored: { other: 'x'.repeat(units) } })
    expect(card.getByText(said)).toBeInTheDocument()
  })

  it('joins both parts as the language does', async () => {
    await renderApp({ path: '/settings', stored: { settings: { language: 'ja-JP' } } })
    await until(() => screen.queryByText('1%未満を使用中、あと約7,400本の映画を追加できます'))
  })

  const long = 'x'.repeat(3000)
  const movie = snapshot('Alien', { overview: long })
  const addedAt = minute(0)
  it.each([
    ['watchlist', { watchlist: watchlistOf('Alien').map((item) => ({ ...item, movie })) }],
    ['watch-history', { watchHistory: [{ movieId: movie.id, watchedAt: null, notes: long, movie, plays: [] }] }],
    ['not-for-me', { notForMe: [{ movieId: movie.id, addedAt, movie: { ...movie, posterPath: `/${long}.jpg` } }] }],
    [
      'friends',
      {
        friends: [
          { id: recordId(0), name: long, color: 'blue', addedAt, keptAt: addedAt, listName: 'Noir', movies: [] },
        ],
      },
    ],
  ] as const)('updates the storage space when something is added to %s', async (key, added) => {
    const { card, app, clock, storage } = await openData({ stored: { other: 'x'.repeat(48_500) } })
    // It is measured when it is shown, too.
    act(() => clock.advance(300))
    expect(card.getByText(/^Less than 1% used/)).toBeInTheDocument()
    await act(() => app.records.change((library) => ({ ...library, ...added })))
    await until(() => storage.getItem(key))
    clock.advance(300)
    await until(() => card.queryByText(/^1% used/))
  })

  it.each([
    [true, "On. Your browser won't clear this data on its own."],
    [false, 'Off. Your browser may clear this data if space runs low.'],
  ])('shows whether storage is persistent, without requesting it: %s', async (promised, said) => {
    const persist = vi.fn(async () => true)
    const { factOf } = await openData({ promises: { persisted: async () => promised, persist } })
    await until(() => document.querySelector('dd[aria-busy=false]')?.textContent === said)
    expect(factOf('Protected storage')).toBe(said)
    expect(persist).not.toHaveBeenCalled()
  })

  it.each([
    ['home screen', / choose Share > Add to Home Screen, then import/],
    ['dock', / choose File > Add to Dock, then import/],
    [null, /sooner if space runs low\.$/],
  ] as const)('says that it is cleared after a week, and how to be exempt: %s', async (exempt, said) => {
    const { factOf } = await openData({ storageLifetime: { kind: 'a week', exempt } })
    expect(factOf('Protected storage')).toMatch(/^Off\. Your browser clears this data after a week without a visit/)
    expect(factOf('Protected storage')).toMatch(said)
  })

  it.each([
    ['home screen', ', unless you install Matinee. A copy is safe from that.'],
    ['dock', ', unless you install Matinee. A copy is safe from that.'],
    [null, '. A copy is safe from that.'],
  ] as const)('says beside the last copy that one is exempt: %s', async (exempt, said) => {
    const { card } = await openData({ storageLifetime: { kind: 'a week', exempt } })
    card.getByText(`Your browser clears its data after a week without a visit${said}`)
  })

  it('says nothing of a week beside the last copy where no week is enough', async () => {
    const { card } = await openData()
    expect(card.queryByText(/A copy is safe/)).toBeNull()
  })

  it('requests persistent storage with the first addition, and shows the result', async () => {
    const persist = vi.fn(async () => true)
    const { factOf, app } = await openData({ promises: { persisted: async () => false, persist } })
    void app.lists.watchlist.add(snapshot('Alien'))
    await until(() => factOf('Protected storage') === "On. Your browser won't clear this data on its own.")
    expect(persist).toHaveBeenCalledTimes(1)
  })

  it('says when local storage is full, while the database has everything', async () => {
    const { factOf, app, storage } = await openData({ stored: { watchlist: watchlistOf('Alien') } })
    await app.records.ready
    storage.refusal = new Error('The disk is broken.')
    expect(await app.lists.watchlist.remove([idOf('Alien')])).toBe(true)
    const said = 'This browser no longer saves to local storage, so your changes are saved only in its database.'
    await until(() => factOf('Backup copy') === said)
    expect(screen.getAllByText(said)).toHaveLength(1)
  })

  it('says when only the database has room for the lists, and no longer how much local storage has', async () => {
    const { factOf, app, storage } = await openData()
    await app.records.ready
    storage.quota = 50_000
    expect(await app.lists.watchlist.add(snapshot('Alien', { overview: 'x'.repeat(50_000) }))).toBe(true)
    await until(() => factOf('Backup copy')?.startsWith('Your lists have outgrown local storage'))
    expect([
      screen.queryByText('Storage space'),
      screen.queryByRole('button', { name: 'Dismiss this message' }),
    ]).toEqual([null, null])
  })

  it('explains that the data is only in this browser, and what an export is for', async () => {
    const { card } = await openData()
    expect(card.getByText(/Clearing site data deletes it, so export a backup\.$/)).toBeInTheDocument()
  })
})

describe('an unreadable list without a database', () => {
  it('is reported on every page until it is dismissed', async () => {
    const { I } = await renderApp({ path: '/watchlist', stored: { watchlist: 'no list' }, database: undefined })
    const said =
      "Some of your saved data couldn't be read. Everything else is here, and the unreadable part was set aside in this browser."
    await until(() => screen.queryByText(said))
    await I.click('button', 'Dismiss this message')
    await until(() => !screen.queryByText(said))
  })
})

describe('a refused import', () => {
  it.each([
    ['the file is not JSON', [new File(['<html>'], 'mine.json')], 'Invalid JSON file format.'],
    ['there is no file', [], 'No file data available'],
  ])('shows the reason in a toast for 5000 ms, and on the page until the next import: %s', async (_, files, said) => {
    const { I, app, card } = await openData()
    await I.see('button', 'Import Data')
    fireEvent.drop(screen.getByRole('main'), { dataTransfer: { types: ['Files'], files } })
    expect(await I.seeToast()).toEqual(['Import failed', said])
    expect(app.view.toasts.current.peek()).toEqual({
      id: expect.any(Number),
      open: true,
      title: 'Import failed',
      description: said,
      tone: 'error',
      duration: 5000,
    })
    expect(card.getByRole('alert')).toHaveTextContent(said)
  })
})

describe('where the data is saved', () => {
  it('is two places when both storages work', async () => {
    const { factOf, I } = await openData()
    await until(() => factOf('Backup copy') === 'On. If one copy is damaged, the other replaces it.')
    expect(I.sees('button', 'Dismiss this message')).toBe(false)
  })

  it('is only local storage when the database is blocked, which only Settings mentions', async () => {
    const { factOf, card } = await openData({ database: undefined })
    const said = 'This browser blocks its database, so your changes are saved only in local storage.'
    await until(() => factOf('Backup copy') === said)
    expect(screen.getAllByText(said)).toEqual([card.getByText(said)])
  })

  it('is nowhere when both are blocked, and no storage space is shown', async () => {
    const { factOf, card } = await openData({ database: undefined, isStorageBlocked: true })
    await until(
      () => factOf('Backup copy') === 'This browser blocks storage, so your changes last only until you leave.',
    )
    expect(card.queryByText('Storage space')).toBe(null)
  })
})

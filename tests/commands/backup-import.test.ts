import { describe, expect, it } from 'vitest'
import { storageQuota } from '#stores/safe-storage.ts'
import { collectionsOf, contentsOf, linesOf, minute, snapshot, watchlistOf } from '#tests/support/fixtures.ts'
import { turns } from '#tests/support/turns.ts'
import { bytesFile, fileOf, importsOver, merge, overwrite, textFile } from './import-language.ts'

const settings = { apiKey: 'mine', region: 'AT', includeAdult: false, theme: 'dark', keyShortcuts: false }
const theirs = collectionsOf({ Space: ['Dune'] })

describe('importing', () => {
  it('writes all data of the file to memory and storage, and shows the counts', async () => {
    const I = importsOver({ stored: { watchlist: watchlistOf('Alien ✓'), settings } })
    const outcome = await I.bring(
      fileOf({
        watchlist: watchlistOf('Alien', 'Dune'),
        collections: theirs.collections,
        collectionMovies: theirs.collectionMovies,
        watchHistory: [{ movieId: 7, watchedAt: minute(0) }],
        settings: { region: 'FR' },
      }),
    )
    expect(outcome).toEqual({ kind: 'imported', summary: { watchlistItems: 1, collections: 1 } })
    const library = I.records.library()
    expect([linesOf(library.watchlist), contentsOf(library)]).toEqual([['Alien ✓', 'Dune'], { Space: ['Dune'] }])
    expect(library.settings).toEqual({ ...settings, region: 'FR' })
    expect(I.storage.json('watchlist')).toEqual(library.watchlist)
    expect(I.storage.json('collection-movies')).toEqual(library.collectionMovies)
    expect(I.storage.json('watch-history')).toEqual([
      expect.objectContaining({ movieId: 7, plays: [expect.objectContaining({ createdAt: minute(0) })] }),
    ])
    const undo = () => {}
    I.announceDone({ watchlistItems: 1, collections: 1 }, undo)
    expect(I.toast()).toEqual({
      id: 1,
      open: true,
      tone: 'plain',
      title: 'Import successful',
      description: 'Imported 1 watchlist item and 1 collection',
      duration: 5000,
      action: { label: 'Undo', run: undo },
    })
  })

  it.each([
    ['of a browser that had nothing', {}, minute(0)],
    ['of none that had something else', { watchlist: watchlistOf('Alien') }, null],
  ])('counts the file as the last copy %s', async (_, stored, copiedAt) => {
    const I = importsOver({ stored })
    await I.bring(fileOf({ watchlist: watchlistOf('Dune') }))
    expect(I.lastExport.time.peek()).toBe(copiedAt)
  })

  it.each([
    ['Dune ✓', 'unwatched'],
    ['Dune', 'watched'],
  ])('of %s leads the watchlist to the tab %s', async (line, tab) => {
    const I = importsOver({ stored: { watchlist: watchlistOf('Alien ✓') } })
    I.preferences.watchlistTab.set('watched')
    await I.bring(fileOf({ watchlist: watchlistOf(line) }))
    expect(I.preferences.watchlistTab.value.peek()).toBe(tab)
  })

  it('writes nothing while reading', async () => {
    const I = importsOver({ stored: { watchlist: watchlistOf('Alien') } })
    const before = I.storage.json('watchlist')
    const { review } = await I.parse(fileOf({ watchlist: watchlistOf('Dune') }))
    expect([review.fileName, review.exportDate, review.key]).toEqual(['matinee-2026-01-01.json', minute(0), 'none'])
    expect([I.storage.json('watchlist'), linesOf(I.records.library().watchlist)]).toEqual([before, ['Alien']])
  })

  it.each([
    ['the key of the file', { apiKey: 'mine' }, 'same'],
    ['another key', { apiKey: 'theirs' }, 'other'],
    ['no key', { region: 'FR' }, 'none'],
  ])('tells that the file has %s without revealing the key', async (_, given, key) => {
    const I = importsOver({ stored: { settings } })
    const { review } = await I.parse(fileOf({ settings: given }))
    expect(review.key).toBe(key)
    expect(JSON.stringify(review)).not.toContain('theirs')
  })

  it.each<[string, Parameters<ReturnType<typeof importsOver>['read']>[0], unknown]>([
    ['bytes that are not UTF-8', bytesFile(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])), { kind: 'not text' }],
    [
      'a file that no longer exists',
      { name: 'gone.json', size: 1, arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) },
      { kind: 'not readable' },
    ],
    ['a file that is not JSON', textFile('<html>'), { kind: 'not json' }],
  ])('rejects %s', async (_, file, problem) => {
    const I = importsOver()
    expect(await I.bring(file)).toEqual({ kind: 'refused', problem })
  })

  it('reads a file that begins with a byte order mark', async () => {
    const bytes = new TextEncoder().encode('\ufeff{"metadata":{"dataSchema":"1"},"data":{}}')
    expect(await importsOver().bring(bytesFile(bytes))).toEqual({
      kind: 'imported',
      summary: { watchlistItems: 0, collections: 0 },
    })
  })

  it('rejects a file that fits with neither strategy before writing, and says by how much', async () => {
    const I = importsOver({ stored: { other: 'x'.repeat(storageQuota - 5000) }, database: undefined })
    const long = (title: string) => snapshot(title, { overview: 'x'.repeat(4000) })
    const rows = watchlistOf('Alien', 'Dune').map((item) => ({ ...item, movie: long(item.movie.title) }))
    const outcome = await I.bring(fileOf({ watchlist: rows }))
    const excess = outcome.kind === 'refused' && outcome.problem.kind === 'does not fit' ? outcome.problem.excess : 0
    expect(excess).toBeGreaterThan(3500)
    expect(excess).toBeLessThan(6000)
    expect(I.records.library().watchlist).toEqual([])
  })

  it('offers the strategy that fits when the other one does not', async () => {
    const long = (lines: readonly string[]) =>
      watchlistOf(...lines).map((item) => ({
        ...item,
        movie: snapshot(item.movie.title, { overview: 'x'.repeat(4000) }),
      }))
    const filler = storageQuota - 12_000
    const stored = { watchlist: long(['Alien', 'Arrival']), other: 'x'.repeat(filler) }
    const I = importsOver({ stored, database: undefined })
    const { plans } = (await I.parse(fileOf({ watchlist: long(['Dune', 'Laura']) }))).review
    expect([plans.overwrite.excess, plans.merge.excess > 0]).toEqual([0, true])
  })

  it('leaves what has no room in local storage to the database', async () => {
    const I = importsOver({ stored: { other: 'x'.repeat(storageQuota - 5000) } })
    const long = snapshot('Alien', { overview: 'x'.repeat(9000) })
    const rows = watchlistOf('Alien').map((item) => ({ ...item, movie: long }))
    expect(await I.bring(fileOf({ watchlist: rows }))).toEqual({
      kind: 'imported',
      summary: { watchlistItems: 1, collections: 0 },
    })
  })

  it('leaves every list unchanged when the browser refuses the write', async () => {
    const I = importsOver({ stored: { watchlist: watchlistOf('Alien'), settings }, database: undefined })
    const before = I.records.library()
    const text = I.storage.getItem('watchlist')
    const parsed = await I.parse(fileOf({ watchlist: watchlistOf('Dune', 'Laura'), collections: theirs.collections }))
    I.storage.refusal = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    expect(await I.write(parsed, overwrite, {})).toEqual({ kind: 'refused', problem: { kind: 'not saved' } })
    expect(I.records.library()).toEqual(before)
    expect([I.storage.getItem('watchlist'), I.storage.getItem('collections')]).toEqual([text, null])
    expect(I.importUndo.last.peek()).toBe(null)
  })

  it('merges into the records at the time of writing', async () => {
    const I = importsOver({ stored: { watchlist: watchlistOf('Alien') } })
    const parsed = await I.parse(fileOf({ watchlist: watchlistOf('Dune') }))
    const [, laura] = watchlistOf('x', 'Laura')
    void I.records.change((library) => ({ ...library, watchlist: [...library.watchlist, ...(laura ? [laura] : [])] }))
    await I.write(parsed, merge, {})
    expect(linesOf(I.records.library().watchlist).toSorted()).toEqual(['Alien', 'Dune', 'Laura'])
  })
})

describe('undoing an import', () => {
  const mine = collectionsOf({ Noir: ['Laura'] })
  const stored = {
    watchlist: watchlistOf('Alien ✓'),
    collections: mine.collections,
    'collection-movies': mine.collectionMovies,
    'deleted-collections': [9],
    settings,
  }
  const file = fileOf({
    watchlist: watchlistOf('Dune', 'Alien'),
    collections: theirs.collections,
    collectionMovies: theirs.collectionMovies,
    settings: { region: 'FR', apiKey: 'theirs' },
  })

  it.each([merge, { strategy: 'overwrite', replacesKey: true } as const])(
    'restores all records after %j',
    async (choice) => {
      const I = importsOver({ stored })
      const before = I.records.library()
      await I.bring(file, choice)
      expect(I.records.library()).not.toEqual(before)
      expect(I.importUndo.last.peek()?.fileName).toBe('matinee-2026-01-01.json')
      await I.undo()
      expect(I.records.library()).toEqual(before)
      expect([I.toast()?.title, I.importUndo.last.peek()]).toEqual(['Import undone', null])
    },
  )

  it.each([merge, overwrite])('can be redone from the toast of its Undo, and undone again: %j', async (choice) => {
    const I = importsOver({ stored })
    const before = I.records.library()
    await I.bring(file, choice)
    const after = I.records.library()
    await I.undo()
    I.clock.advance(1000)
    expect(I.toast()?.action?.label).toBe('Redo')
    I.toast()?.action?.run()
    await turns()
    expect(I.records.library()).toEqual(after)
    expect([I.toast()?.title, I.toast()?.description]).toEqual(['Redone: Import successful', 'matinee-2026-01-01.json'])
    I.undoHistory.undo()
    await turns()
    expect(I.records.library()).toEqual(before)
  })

  it('is available in the next visit too', async () => {
    const first = importsOver({ stored })
    const before = first.records.library()
    await first.bring(file, overwrite)
    first.records.close()
    const I = importsOver({}, first.test)
    await I.importUndo.load()
    expect(I.importUndo.last.peek()).toEqual({
      fileName: 'matinee-2026-01-01.json',
      time: '2026-01-02T12:00:00.000Z',
      watchlistItems: 2,
      collections: 1,
    })
    await I.undo()
    expect(I.records.library()).toEqual(before)
  })

  it('is offered no more once it is undone, also where the lists are as they were', async () => {
    const I = importsOver({ stored })
    await I.bring(fileOf({ settings: { region: 'FR' } }))
    expect(I.importUndo.last.peek()?.fileName).toBe('matinee-2026-01-01.json')
    await I.undo()
    expect([I.records.library().settings, I.importUndo.last.peek()]).toEqual([settings, null])
  })

  it('keeps a setting that was changed since', async () => {
    const I = importsOver({ stored })
    await I.bring(file)
    await I.records.change((library) => ({ ...library, settings: { ...library.settings, theme: 'light' } }))
    await I.undo()
    expect(I.records.library().settings).toEqual({ ...settings, theme: 'light' })
  })

  it('works within the visit without a database', async () => {
    const I = importsOver({ stored, database: undefined })
    const before = I.records.library()
    await I.bring(file)
    await I.undo()
    expect(I.records.library()).toEqual(before)
  })

  it('shows an error and keeps the import when the browser refuses the write', async () => {
    const I = importsOver({ stored: { watchlist: watchlistOf('Alien', 'Laura') }, database: undefined })
    await I.bring(fileOf({ watchlist: watchlistOf('Dune') }), overwrite)
    I.storage.refusal = Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    await I.undo()
    expect([I.toast()?.tone, I.toast()?.description]).toEqual([
      'error',
      "We couldn't undo the import. Please try again.",
    ])
    expect(linesOf(I.records.library().watchlist)).toEqual(['Dune'])
  })
})

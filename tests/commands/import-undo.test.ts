import { describe, expect, it } from 'vitest'
import { createMovieCommands } from '#commands/movies.ts'
import { withSeenListed } from '#domain/lists/seen-listing.ts'
import type { Library } from '#domain/records/library.ts'
import { createImportUndo } from '#stores/undo/import-undo.ts'
import { createKeptChanges } from '#stores/undo/kept-changes.ts'
import { hasEarlier, keepEarlier } from '#tests/support/earlier-undo.ts'
import { collectionsOf, idOf, linesOf, minute, movie, watchlistOf } from '#tests/support/fixtures.ts'
import { turns } from '#tests/support/turns.ts'
import { fileOf, importsOver, merge, overwrite } from './import-language.ts'

const settings = { apiKey: 'my-own-key', region: 'AT', includeAdult: false, theme: 'dark', keyShortcuts: false }
const mine = collectionsOf({ Noir: ['Laura'] })
const stored = {
  watchlist: watchlistOf('Alien ✓'),
  collections: mine.collections,
  'collection-movies': mine.collectionMovies,
  settings,
}
const file = fileOf({ watchlist: watchlistOf('Dune', 'Alien'), settings: { region: 'FR', apiKey: 'key-of-the-file' } })
const withFavorite = (title: string) => (library: Library) => ({
  ...library,
  watchlist: library.watchlist.map((item) => (item.movie.title === title ? { ...item, favorite: true } : item)),
})
const takingKey = { strategy: 'overwrite', replacesKey: true } as const

type Imports = ReturnType<typeof importsOver>

const openMovie = async ({ context, records }: Imports, title: string) => {
  const item = records.library().watchlist.find(({ movie }) => movie.title === title)
  if (!item) throw new Error(`${title} is not on the list.`)
  const movies = createMovieCommands(context)
  movies.refresh(movie(title, { overview: 'What the provider says now.' }))
  await turns()
  expect(records.library().watchlist.find(({ movie }) => movie.title === title)?.movie.overview).toBe(
    'What the provider says now.',
  )
}

const keptIn = ({ world }: Imports) => {
  if (!world.database) throw new Error('There is no database.')
  return createKeptChanges(world.database, world.report)
}

describe('opening a movie after an import', () => {
  it('keeps Undo', async () => {
    const I = importsOver({ stored })
    const before = I.records.library()
    await I.bring(file, overwrite)
    await openMovie(I, 'Dune')
    expect(I.importUndo.last.peek()?.fileName).toBe('matinee-2026-01-01.json')
    await I.undo()
    expect(I.records.library()).toEqual(before)
  })

  it('keeps Undo for the next visit', async () => {
    const first = importsOver({ stored })
    const before = first.records.library()
    await first.bring(file, overwrite)
    await openMovie(first, 'Dune')
    first.records.close()
    const I = importsOver({}, first.test)
    await I.importUndo.load()
    await openMovie(I, 'Alien')
    expect(I.importUndo.last.peek()?.fileName).toBe('matinee-2026-01-01.json')
    await I.undo()
    expect(linesOf(I.records.library().watchlist)).toEqual(linesOf(before.watchlist))
  })
})

describe('undoing an import after later changes', () => {
  it('keeps a change of another movie that was made since', async () => {
    const I = importsOver({ stored })
    const before = I.records.library()
    await I.bring(file, merge)
    await I.records.change(withFavorite('Alien'))
    expect(I.importUndo.last.peek()?.fileName).toBe('matinee-2026-01-01.json')
    await I.undo()
    expect(I.records.library()).toEqual(withFavorite('Alien')(before))
    expect(I.toast()).toMatchObject({ title: 'Import undone', description: 'Your data is back to how it was before' })
  })

  it('keeps an imported movie that was changed since, and says so', async () => {
    const I = importsOver({ stored })
    const before = I.records.library()
    await I.bring(file, merge)
    await I.records.change(withFavorite('Dune'))
    await I.undo()
    const now = I.records.library()
    expect(linesOf(now.watchlist)).toEqual(['Dune', 'Alien ✓'])
    expect([now.collections, now.collectionMovies, now.settings]).toEqual([
      before.collections,
      before.collectionMovies,
      before.settings,
    ])
    expect(I.toast()).toMatchObject({ title: 'Import undone', description: '1 movie was changed since and stays.' })
    expect(I.importUndo.last.peek()).toBe(null)
  })

  it('is available in the next visit also after changes, and keeps them', async () => {
    const first = importsOver({ stored })
    const before = first.records.library()
    await first.bring(file, overwrite)
    first.records.close()
    const I = importsOver({}, first.test)
    await I.records.ready
    const [, laura] = watchlistOf('x', 'Laura')
    await I.records.change((library) => ({ ...library, watchlist: [...library.watchlist, ...(laura ? [laura] : [])] }))
    await I.importUndo.load()
    expect(I.importUndo.last.peek()?.fileName).toBe('matinee-2026-01-01.json')
    await I.undo()
    expect(linesOf(I.records.library().watchlist).toSorted()).toEqual(
      [...linesOf(before.watchlist), 'Laura'].toSorted(),
    )
    expect(I.records.library().collections).toEqual(before.collections)
  })

  it('leaves what was put right once alone, whose Undo leaves the import alone', async () => {
    const history = [{ movieId: idOf('Heat'), watchedAt: null, rating: 9, movie: movie('Heat'), plays: [] }]
    const first = importsOver({ stored: { ...stored, 'watch-history': history } })
    const undoOf = ({ context }: Imports) => createImportUndo(context, 'seen listed')
    await first.records.ready
    const before = first.records.library()
    const after = withSeenListed(before)
    await first.records.change(withSeenListed)
    const about = { watchlistItems: 1, collections: 0, fileName: '', time: minute(1) }
    await undoOf(first).save(before, { ...after, settings: before.settings }, about)
    await first.bring(file, merge)
    first.records.close()
    const I = importsOver({}, first.test)
    const listing = undoOf(I)
    await Promise.all([I.importUndo.load(), listing.load()])
    await listing.undo()
    expect(linesOf(I.records.library().watchlist).toSorted()).toEqual(['Alien ✓', 'Dune'])
    await I.undo()
    expect(linesOf(I.records.library().watchlist)).toEqual(['Alien ✓'])
  })

  it('changes nothing where all that it brought has been removed since', async () => {
    const I = importsOver({ stored: { settings } })
    await I.bring(fileOf({ watchlist: watchlistOf('Dune') }))
    await I.records.change((library) => ({ ...library, watchlist: [] }))
    await I.undo()
    expect([I.records.library().watchlist, I.toast()?.title]).toEqual([[], 'Nothing was changed'])
  })

  it('is over in a tab when another has undone it', async () => {
    const one = importsOver({ stored })
    await one.bring(file, overwrite)
    const other = importsOver({}, one.test)
    await other.importUndo.load()
    await other.undo()
    const undone = other.records.library()
    one.records.refresh()
    await turns()
    await one.undo()
    expect([one.toast()?.tone, one.importUndo.last.peek(), other.records.library()]).toEqual(['error', null, undone])
  })

  it('stores what the import touched and no more of the library', async () => {
    const I = importsOver({ stored })
    await I.bring(fileOf({ watchlist: watchlistOf('Alien', 'Dune') }), merge)
    const text = JSON.stringify(await keptIn(I).read('last import'))
    expect([text.includes('watchlist'), text.includes('Laura'), text.includes('Dune')]).toEqual([true, false, false])
  })
})

describe('the API key', () => {
  it('is not stored with an import that can be undone', async () => {
    const I = importsOver({ stored })
    await I.bring(file, takingKey)
    const text = JSON.stringify(await keptIn(I).read('last import'))
    expect([text.includes('Laura'), text.includes('my-own-key'), text.includes('key-of-the-file')]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is restored by Undo in the same visit when an import replaced it', async () => {
    const I = importsOver({ stored })
    await I.bring(file, takingKey)
    expect(I.records.library().settings.apiKey).toBe('key-of-the-file')
    await I.undo()
    expect(I.records.library().settings).toEqual(settings)
  })

  it('is unchanged when an import is undone in a later visit', async () => {
    const first = importsOver({ stored })
    await first.bring(file, takingKey)
    first.records.close()
    const I = importsOver({}, first.test)
    await I.importUndo.load()
    await I.undo()
    expect(I.records.library().settings).toEqual({ ...settings, apiKey: 'key-of-the-file' })
  })

  it('is not restored when it was removed since', async () => {
    const I = importsOver({ stored })
    await I.bring(file, takingKey)
    await I.records.change((library) => ({ ...library, settings: { ...library.settings, apiKey: '' } }))
    await I.undo()
    expect(I.records.library().settings.apiKey).toBe('')
  })
})

describe('what an earlier release kept', () => {
  const kept = { about: { fileName: 'mine.json', time: minute(0), watchlistItems: 1, collections: 0 }, rows: [] }

  it('can be undone after the update', async () => {
    const first = importsOver({ stored })
    const before = first.records.library()
    await first.bring(file, merge)
    const change = await keptIn(first).read('last import')
    await keptIn(first).clear()
    await keepEarlier(first.world.database, { last: change })
    first.records.close()
    const I = importsOver({}, first.test)
    await I.importUndo.load()
    expect(I.importUndo.last.peek()?.fileName).toBe('matinee-2026-01-01.json')
    await I.undo()
    expect(linesOf(I.records.library().watchlist)).toEqual(linesOf(before.watchlist))
    const next = importsOver({}, first.test)
    await next.importUndo.load()
    expect([next.importUndo.last.peek(), await hasEarlier(first.world.database)]).toEqual([null, false])
  })

  it('gives way to an import before it was looked for', async () => {
    const I = importsOver({ stored })
    await keepEarlier(I.world.database, { last: kept })
    await I.bring(file, merge)
    await I.undo()
    const next = importsOver({}, I.test)
    await next.importUndo.load()
    expect(next.importUndo.last.peek()).toBe(null)
  })
})

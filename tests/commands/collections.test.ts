import { describe, expect, it } from 'vitest'
import { idOf } from '#tests/support/fixtures.ts'
import { collectionsWith } from './collection-language.ts'

describe('creating a collection', () => {
  it.each([
    ['collections', 'Collection created / Your new collection has been created successfully'],
    ['home', 'Collection Created / "Heists" has been created successfully.'],
  ] as const)('says in the words of %s that it was', async (from, words) => {
    const I = collectionsWith({})
    expect(await I.create({ name: ' Heists ', description: '' }, from)).toEqual({ kind: 'saved', id: I.id('Heists') })
    expect([I.contents(), I.messages]).toEqual([{ Heists: [] }, [words]])
  })

  it('says nothing when the name is taken, since the dialog shows it', async () => {
    const I = collectionsWith({ Heists: [] })
    expect(await I.create({ name: 'HEISTS' }, 'home')).toEqual({ kind: 'name is taken', name: 'HEISTS' })
    expect([I.contents(), I.messages]).toEqual([{ Heists: [] }, []])
  })

  it('ignores a blank name', async () => {
    const I = collectionsWith({})
    expect(await I.create({ name: '  ' }, 'home')).toEqual({ kind: 'name is empty' })
    expect([I.contents(), I.messages]).toEqual([{}, []])
  })

  it('shows an error when the browser refuses the write', async () => {
    const I = collectionsWith({})
    I.refuseWrites()
    expect(await I.create({ name: 'Heists' }, 'home')).toEqual({ kind: 'refused' })
    expect([I.contents(), I.messages]).toEqual([{}, ['Error / Failed to create collection']])
  })

  it('shows an error when it fails', async () => {
    const I = collectionsWith({}, { create: () => Promise.reject(new Error('broken')) })
    expect(await I.create({ name: 'Heists' }, 'collections')).toEqual({ kind: 'refused' })
    expect([I.contents(), I.messages]).toEqual([{}, ['Error / Failed to create collection. Please try again.']])
  })
})

describe('editing a collection', () => {
  it('renames it, including changes of case', async () => {
    const I = collectionsWith({ heists: ['Heat'] })
    await I.edit(I.id('heists'), { name: 'Heists', description: ' In and out. ' })
    expect([I.contents(), I.messages]).toEqual([
      { Heists: ['Heat'] },
      ['Collection updated / Your changes have been saved'],
    ])
    expect(I.library().collections[0]?.description).toBe('In and out.')
  })

  it('rejects the name of another collection', async () => {
    const I = collectionsWith({ Heists: [], Noir: [] })
    expect(await I.edit(I.id('Noir'), { name: 'heists' })).toEqual({ kind: 'name is taken', name: 'heists' })
    expect([I.contents(), I.messages]).toEqual([{ Heists: [], Noir: [] }, []])
  })

  it.each(['the browser refuses the write', 'it no longer exists'])('shows an error when %s', async (cause) => {
    const I = collectionsWith({ Heists: [] })
    if (cause === 'the browser refuses the write') I.refuseWrites()
    const id = cause === 'it no longer exists' ? 1 : I.id('Heists')
    expect(await I.edit(id, { name: 'Noir' })).toEqual({ kind: 'refused' })
    expect([I.contents(), I.messages]).toEqual([
      { Heists: [] },
      ['Error / Failed to update collection. Please try again.'],
    ])
  })
})

describe('deleting a collection', () => {
  it('removes its links and preferences and records its id, and Ctrl+Z restores everything', async () => {
    const I = collectionsWith({ Heists: ['Heat'], Space: ['Alien', 'Dune'], Noir: [] })
    const before = I.library()
    const space = I.id('Space')
    expect(await I.remove(space)).toBe(true)
    expect([I.contents(), I.forgotten, I.library().deletedCollections]).toEqual([
      { Heists: ['Heat'], Noir: [] },
      [space],
      [space],
    ])
    expect(I.messages).toEqual(['Collection deleted / The collection has been successfully deleted'])
    I.undo()
    await I.written()
    expect(I.library()).toEqual(before)
  })

  it('offers Undo in its toast, although the dialog said that it cannot be undone', async () => {
    const I = collectionsWith({ Heists: ['Heat'] })
    await I.remove(I.id('Heists'))
    I.toast()?.action?.run()
    await I.written()
    expect([I.contents(), I.messages.at(-1)]).toEqual([{ Heists: ['Heat'] }, 'Undone: Collection deleted / Heists'])
  })

  it('is not combined with removals whose Undo is still shown', async () => {
    const I = collectionsWith({ Heists: ['Heat', 'Ronin'], Noir: [] })
    I.removeMovies(I.id('Heists'), [idOf('Heat')])
    await I.remove(I.id('Noir'))
    I.removeMovies(I.id('Heists'), [idOf('Ronin')])
    expect(I.messages).toEqual([
      'Movie removed / The movie has been removed from this collection',
      'Collection deleted / The collection has been successfully deleted',
      'Movie removed / The movie has been removed from this collection',
    ])
    I.undo()
    await I.written()
    expect(I.contents()).toEqual({ Heists: ['Ronin'] })
  })

  it('shows an error without Undo when the browser refuses the write', async () => {
    const I = collectionsWith({ Heists: ['Heat'] })
    I.refuseWrites()
    expect(await I.remove(I.id('Heists'))).toBe(false)
    expect([I.contents(), I.messages]).toEqual([
      { Heists: ['Heat'] },
      ['Error / Failed to delete collection. Please try again.'],
    ])
  })
})

describe('removing movies from a collection', () => {
  it('shows a message, and Undo restores link and dates', async () => {
    const I = collectionsWith({ Space: ['Alien', 'Dune'] })
    const before = I.library()
    I.clock.advance(60_000)
    I.removeMovies(I.id('Space'), [idOf('Alien')])
    expect([I.contents(), I.messages]).toEqual([
      { Space: ['Dune'] },
      ['Movie removed / The movie has been removed from this collection'],
    ])
    I.undo()
    await I.written()
    expect(I.library()).toEqual(before)
  })

  it('removes several at once, and restores them with one Undo', async () => {
    const I = collectionsWith({ Space: ['Alien', 'Dune', 'Solaris'], Noir: ['Alien'] })
    const before = I.library()
    I.removeMovies(I.id('Space'), [idOf('Solaris'), idOf('Alien')])
    expect([I.contents(), I.messages]).toEqual([
      { Space: ['Dune'], Noir: ['Alien'] },
      ['Movie removed / 2 movies have been removed from this collection'],
    ])
    I.undo()
    await I.written()
    expect(I.library()).toEqual(before)
  })

  it('is combined with other removals while their toast is open', async () => {
    const I = collectionsWith({ Space: ['Alien', 'Dune'] })
    const before = I.library()
    I.removeMovies(I.id('Space'), [idOf('Alien')])
    I.removeMovies(I.id('Space'), [idOf('Dune')])
    I.watchlist.remove([idOf('Alien')])
    expect(I.messages.slice(1)).toEqual([
      'Movie removed / 2 movies have been removed from this collection',
      'Removed from Watchlist / 3 changes can be undone',
    ])
    I.undo()
    await I.written()
    expect(I.library()).toEqual(before)
  })

  it('is not combined once the previous toast is closed', async () => {
    const I = collectionsWith({ Space: ['Alien', 'Dune'] })
    I.removeMovies(I.id('Space'), [idOf('Alien')])
    I.clock.advance(3001)
    I.removeMovies(I.id('Space'), [idOf('Dune')])
    I.undo()
    await I.written()
    expect(I.contents()).toEqual({ Space: ['Dune'] })
  })

  it('shows an error when the browser refuses the write', async () => {
    const I = collectionsWith({ Space: ['Alien'] })
    I.refuseWrites()
    I.removeMovies(I.id('Space'), [idOf('Alien')])
    await I.written()
    I.undo()
    expect([I.contents(), I.messages.at(-1)]).toEqual([
      { Space: ['Alien'] },
      'Error / Failed to remove movie from collection. Please try again.',
    ])
  })
})

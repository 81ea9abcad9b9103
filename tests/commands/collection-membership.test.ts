import { describe, expect, it } from 'vitest'
import { createMembershipCommands } from '#commands/collection-membership.ts'
import { commandContext } from '#tests/support/command-context.ts'
import { collectionsOf, contentsOf, idOf, snapshot } from '#tests/support/fixtures.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { turns } from '#tests/support/turns.ts'

const setUp = (contents: Readonly<Record<string, readonly string[]>>) => {
  const { collections: stored, collectionMovies } = collectionsOf(contents)
  const { world, storage } = createTestWorld({
    database: undefined,
    stored: { collections: stored, 'collection-movies': collectionMovies },
  })
  const context = commandContext(world)
  const {
    records,
    commands: { undoHistory },
    view: { toasts },
  } = context
  return {
    ...createMembershipCommands(context),
    context,
    idNamed: (name: string) => stored.find((collection) => collection.name === name)?.id ?? 0,
    undo: undoHistory.undo,
    library: records.library,
    contents: () => contentsOf(records.library()),
    toast: () => toasts.current.peek(),
    message: () => {
      const { title, description } = toasts.current.peek() ?? {}
      return `${title} / ${description}`
    },
    refuseWrites: () => {
      storage.refusal = new Error('The storage is full.')
    },
    written: () => turns(5),
  }
}

describe('adding movies to collections', () => {
  const movies = ['Alien', 'Dune'].map((title) => snapshot(title))
  const alien = movies.slice(0, 1)

  it.each([
    ['a movie to a collection', ['Space'], alien, 'Movie has been added to your collection.'],
    ['a movie to several', ['Space', 'Noir'], alien, 'Movie has been added to 2 collections.'],
    ['several movies to one', ['Space'], movies, '2 movies have been added to your collection.'],
    ['several movies to several', ['Space', 'Noir'], movies, '2 movies have been added to 2 collections.'],
  ] as const)('shows that it added %s, with one Undo for all', async (_, names, movies, description) => {
    const I = setUp({ Space: ['Heat'], Noir: [], Horror: [] })
    const before = I.library()
    expect(await I.add({ collectionIds: names.map(I.idNamed), movies, created: null })).toBe(true)
    expect(I.contents()).not.toEqual(contentsOf(before))
    expect([I.message(), I.toast()?.action?.label]).toEqual([`Added to collection / ${description}`, 'Undo'])
    I.undo()
    await I.written()
    expect(I.library()).toEqual(before)
  })

  it.each([
    ['a movie', alien, 'Created collection "Western" and added movie to it.'],
    ['several', movies, 'Created collection "Western" and added 2 movies to it.'],
  ] as const)(
    'shows that it created a collection and added %s, and Undo reverts both',
    async (_, movies, description) => {
      const I = setUp({ Space: [] })
      const creation = await I.create({ name: 'Western' })
      const created = creation.kind === 'created' ? creation.collection : null
      expect(await I.add({ collectionIds: created ? [created.id] : [], movies, created })).toBe(true)
      expect(I.message()).toBe(`Success / ${description}`)
      I.undo()
      await I.written()
      expect(I.contents()).toEqual({ Space: [] })
    },
  )

  it('adds to a new collection and others at once', async () => {
    const I = setUp({ Space: [] })
    const creation = await I.create({ name: 'Western' })
    const created = creation.kind === 'created' ? creation.collection : null
    await I.add({ collectionIds: [I.idNamed('Space'), created?.id ?? 0], movies: alien, created })
    expect([I.contents(), I.message()]).toEqual([
      { Space: ['Alien'], Western: ['Alien'] },
      'Added to collection / Movie has been added to 2 collections.',
    ])
    I.undo()
    await I.written()
    expect(I.contents()).toEqual({ Space: [] })
  })

  it('skips movies where they are already, and Undo leaves those', async () => {
    const I = setUp({ Space: ['Alien'] })
    await I.add({ collectionIds: [I.idNamed('Space')], movies: movies, created: null })
    expect(I.contents()).toEqual({ Space: ['Alien', 'Dune'] })
    I.undo()
    await I.written()
    expect(I.contents()).toEqual({ Space: ['Alien'] })
  })

  it('adds nothing when one of the collections is gone, and says so', async () => {
    const I = setUp({ Space: [] })
    expect(await I.add({ collectionIds: [I.idNamed('Space'), 1], movies: alien, created: null })).toBe(false)
    expect([I.contents(), I.message()]).toEqual([
      { Space: [] },
      'Error / Failed to add movie to collection. It might already be in this collection.',
    ])
  })

  it('adds nothing when the browser refuses the write, and says so', async () => {
    const I = setUp({ Space: [], Noir: [] })
    I.refuseWrites()
    const collectionIds = ['Space', 'Noir'].map(I.idNamed)
    expect(await I.add({ collectionIds, movies: alien, created: null })).toBe(false)
    expect([I.contents(), I.message(), I.toast()?.duration]).toEqual([
      { Space: [], Noir: [] },
      'Error / Failed to add movie to collection. Please try again.',
      null,
    ])
  })

  it('says that the collection was created when adding to it fails', async () => {
    const I = setUp({})
    const creation = await I.create({ name: 'Western' })
    const created = creation.kind === 'created' ? creation.collection : null
    I.refuseWrites()
    expect(await I.add({ collectionIds: created ? [created.id] : [], movies: alien, created })).toBe(false)
    expect([I.contents(), I.message()]).toEqual([
      { Western: [] },
      'Error / Created collection "Western" but couldn\'t add the movie. Try adding it manually.',
    ])
  })

  it('says that creating failed, but leaves a name that is taken to the dialog', async () => {
    const I = setUp({ Space: [] })
    expect(await I.create({ name: 'SPACE' })).toEqual({ kind: 'name is taken', name: 'SPACE' })
    expect(I.toast()).toBe(null)
    I.refuseWrites()
    expect(await I.create({ name: 'Western' })).toEqual({ kind: 'refused' })
    expect(I.message()).toBe('Error / Failed to create collection or add movie to it.')
  })
})

describe('removing a movie from a collection by its chip', () => {
  it('shows a message with Undo, which restores the movie', async () => {
    const I = setUp({ Space: ['Alien', 'Dune'], Other: ['Alien'] })
    I.remove(I.idNamed('Space'), idOf('Alien'))
    expect(I.contents()).toEqual({ Space: ['Dune'], Other: ['Alien'] })
    expect(I.message()).toBe('Removed from collection / Movie has been removed from the collection.')
    expect(I.toast()?.action?.label).toBe('Undo')
    I.undo()
    await I.written()
    expect(I.contents()).toEqual({ Space: ['Alien', 'Dune'], Other: ['Alien'] })
  })

  it('shows nothing when the movie is not in it', () => {
    const I = setUp({ Space: ['Dune'] })
    I.remove(I.idNamed('Space'), idOf('Alien'))
    expect(I.toast()).toBe(null)
  })

  it('shows an error when the browser refuses the write, with nothing changed or to undo', async () => {
    const I = setUp({ Space: ['Alien'] })
    I.refuseWrites()
    I.remove(I.idNamed('Space'), idOf('Alien'))
    await I.written()
    expect(I.message()).toBe('Error / Failed to remove movie from collection.')
    expect(I.contents()).toEqual({ Space: ['Alien'] })
    I.undo()
    await I.written()
    expect(I.contents()).toEqual({ Space: ['Alien'] })
  })

  it('shows an error when it fails', async () => {
    const I = setUp({ Space: ['Alien'] })
    const { lists, view } = I.context
    const { toasts } = view
    const broken = { ...lists.collections, removeMovie: () => Promise.reject(new Error('broken')) }
    createMembershipCommands({ ...I.context, lists: { ...lists, collections: broken } }).remove(
      I.idNamed('Space'),
      idOf('Alien'),
    )
    await I.written()
    expect([toasts.current.peek()?.tone, toasts.current.peek()?.description]).toEqual([
      'error',
      'An error occurred while removing the movie.',
    ])
  })
})

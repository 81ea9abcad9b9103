import { describe, expect, it, onTestFinished } from 'vitest'
import { createMembershipCommands } from '#commands/collection-membership.ts'
import { createUndoHistory } from '#commands/undo.ts'
import type { AddToCollectionOutcome } from '#domain/collections.ts'
import { defaultSettings } from '#domain/library.ts'
import { enUS } from '#i18n/en-us.ts'
import { createCollectionsStore } from '#stores/collections.ts'
import { createRecords } from '#stores/records/records.ts'
import { createToasts } from '#stores/toasts.ts'
import { collectionsOf, contentsOf, idOf } from '#tests/support/fixtures.ts'
import { createTestWorld } from '#tests/support/test-world.ts'
import { turns } from '#tests/support/turns.ts'

const setUp = (contents: Readonly<Record<string, readonly string[]>>) => {
  const { collections: stored, collectionMovies } = collectionsOf(contents)
  const { world, storage } = createTestWorld({
    database: undefined,
    stored: { collections: stored, 'collection-movies': collectionMovies },
  })
  const records = createRecords(world)
  onTestFinished(() => records.close())
  const collections = createCollectionsStore(records, world, () => {})
  const toasts = createToasts(world)
  const undoHistory = createUndoHistory(toasts, () => enUS)
  return {
    ...createMembershipCommands(collections, toasts, () => enUS, undoHistory, records.library),
    collections,
    idNamed: (name: string) => stored.find((collection) => collection.name === name)?.id ?? 0,
    undo: undoHistory.undo,
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

describe('the outcome of adding a movie to a collection', () => {
  it.each<[AddToCollectionOutcome, string, 'plain' | 'error', number | null]>([
    [{ kind: 'added' }, 'Added to collection / Movie has been added to your collection.', 'plain', 3000],
    [
      { kind: 'created and added', name: 'Space' },
      'Success / Created collection "Space" and added movie to it.',
      'plain',
      3000,
    ],
    [
      { kind: 'created only', name: 'Space' },
      'Error / Created collection "Space" but couldn\'t add the movie. Try adding it manually.',
      'error',
      null,
    ],
    [
      { kind: 'name is taken', name: 'Space' },
      'Error / A collection with the name "Space" already exists',
      'error',
      null,
    ],
    [{ kind: 'creating failed' }, 'Error / Failed to create collection or add movie to it.', 'error', null],
    [
      { kind: 'not added' },
      'Error / Failed to add movie to collection. It might already be in this collection.',
      'error',
      null,
    ],
    [{ kind: 'adding failed' }, 'Error / Failed to add movie to collection. Please try again.', 'error', null],
  ])('shows a message for %o', (outcome, message, tone, duration) => {
    const I = setUp({})
    I.announceAdded(outcome)
    expect(I.message()).toBe(message)
    expect([I.toast()?.tone, I.toast()?.duration]).toEqual([tone, duration])
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
    const broken = { ...I.collections, removeMovie: () => Promise.reject(new Error('broken')) }
    const { world } = createTestWorld({ database: undefined })
    const toasts = createToasts(world)
    const undoHistory = createUndoHistory(toasts, () => enUS)
    const library = { ...collectionsOf({ Space: ['Alien'] }), watchlist: [], watchHistory: [] }
    createMembershipCommands(
      broken,
      toasts,
      () => enUS,
      undoHistory,
      () => ({ ...library, settings: defaultSettings }),
    ).remove(I.idNamed('Space'), idOf('Alien'))
    await I.written()
    expect([toasts.current.peek()?.tone, toasts.current.peek()?.description]).toEqual([
      'error',
      'An error occurred while removing the movie.',
    ])
  })
})

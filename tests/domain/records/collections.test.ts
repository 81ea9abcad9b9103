import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createCollection,
  deleteCollection,
  editCollection,
  nameProblem,
  uniqueName,
} from '#domain/records/collections.ts'
import type { Collection } from '#domain/records/library.ts'
import { titles } from '#tests/support/arbitraries.ts'
import { collectionNamed, collectionsOf, contentsOf, idOf, minute, recordId } from '#tests/support/fixtures.ts'

const now = minute(90)
const later = { id: recordId(90), now }
const shelf = [collectionNamed('Sci-Fi', 0), collectionNamed('Éloge', 1)]

describe('creating a collection', () => {
  it('trims name and description and starts empty', () => {
    const collection = {
      id: recordId(90),
      name: 'Noir',
      description: 'Rain',
      coverImage: null,
      createdAt: now,
      lastUpdatedAt: now,
      moviesCount: 0,
    }
    expect(createCollection(shelf, { name: ' Noir\n', description: ' Rain ' }, later)).toEqual({
      kind: 'created',
      collections: [...shelf, collection],
      collection,
    })
  })

  it('without a description stores an empty one', () => {
    const made = createCollection([], { name: 'Noir' }, later)
    expect(made.kind === 'created' && made.collection.description).toBe('')
  })

  it.each(['', '   ', '\n\t'])('with the name %j does nothing', (name) => {
    expect(createCollection(shelf, { name }, later)).toEqual({ kind: 'name is empty' })
  })

  it.each([
    ['SCI-FI', 'SCI-FI'],
    ['  sci-fi ', 'sci-fi'],
    ['E\u0301LOGE', 'E\u0301LOGE'],
  ])('refuses %j when another collection has the name in a different case', (name, said) => {
    expect(createCollection(shelf, { name }, later)).toEqual({ kind: 'name is taken', name: said })
  })

  it('never results in two names that differ only in case', () => {
    fc.assert(
      fc.property(fc.array(titles), (names) => {
        let made: readonly Collection[] = []
        for (const [index, name] of names.entries()) {
          const creation = createCollection(made, { name }, { id: index + 1, now })
          if (creation.kind === 'created') made = creation.collections
        }
        const folded = made.map(({ name }) => name.normalize('NFC').toLowerCase())
        expect(new Set(folded).size).toBe(made.length)
      }),
    )
  })
})

describe('editing a collection', () => {
  const id = recordId(0)

  it('trims name and description and sets lastUpdatedAt', () => {
    const collection = { ...collectionNamed('Space'), description: 'Far', lastUpdatedAt: now }
    expect(editCollection(shelf, id, { name: ' Space ', description: ' Far ' }, now)).toEqual({
      kind: 'edited',
      collections: [collection, shelf[1]],
      collection,
    })
  })

  it('can change the case of its own name', () => {
    const edit = editCollection(shelf, id, { name: 'SCI-FI' }, now)
    expect(edit.kind === 'edited' && edit.collection.name).toBe('SCI-FI')
  })

  it('returns the same list when nothing changes', () => {
    const edit = editCollection(shelf, id, { name: 'Sci-Fi ', description: '' }, now)
    expect(edit.kind === 'edited' && edit.collections).toBe(shelf)
  })

  it.each([
    ['éloge', { kind: 'name is taken', name: 'éloge' }],
    [' ', { kind: 'name is empty' }],
  ])('refuses the name %j', (name, problem) => {
    expect(editCollection(shelf, id, { name }, now)).toEqual(problem)
  })

  it('reports a missing collection', () => {
    expect(editCollection(shelf, 7, { name: 'Noir' }, now)).toEqual({ kind: 'collection not found', id: 7 })
  })

  it('keeps its name although another one has it too', () => {
    const twins = [collectionNamed('Space', 0), collectionNamed('space', 1), collectionNamed('Noir', 2)]
    const edit = (name: string, description?: string) =>
      editCollection(twins, recordId(0), { name, ...(description && { description }) }, now).kind
    expect(edit('Space', 'Far away')).toBe('edited')
    expect(edit('SPACE')).toBe('edited')
    expect(edit('noir')).toBe('name is taken')
  })

  it('can be validated before it is saved', () => {
    expect(nameProblem(shelf, 'sci-fi', id)).toBeUndefined()
    expect(nameProblem(shelf, 'sci-fi')).toEqual({ kind: 'name is taken', name: 'sci-fi' })
  })
})

describe('deleting a collection', () => {
  const records = collectionsOf({ Space: ['Alien', 'Dune'], Noir: ['Heat'], Empty: [] })
  const [space, , empty] = records.collections.map(({ id }) => id)

  it('removes its links with it, and records its id', () => {
    const after = deleteCollection(records, space ?? 0)
    expect(contentsOf(after)).toEqual({ Noir: ['Heat'], Empty: [] })
    expect(after.collectionMovies.map(({ movieId }) => movieId)).toEqual([idOf('Heat')])
    expect(after.deletedCollections).toEqual([space])
  })

  it('returns the same records when the collection does not exist', () => {
    expect(deleteCollection(records, 7)).toBe(records)
  })

  it('keeps the same list of links when it has none', () => {
    expect(deleteCollection(records, empty ?? 0).collectionMovies).toBe(records.collectionMovies)
  })
})

it('continues the numbers of the names that are taken', () => {
  const taken = [...shelf, collectionNamed('SCI-FI (2)', 2)]
  expect(uniqueName(taken, 'Noir')).toBe('Noir')
  expect(uniqueName(taken, 'Sci-Fi')).toBe('Sci-Fi (3)')
})

import type { Collection, CollectionLink, IsoTime, Library, RecordId } from './library.ts'

/** The lists that hold collections between them. */
export type CollectionRecords = Pick<Library, 'collections' | 'collectionMovies' | 'deletedCollections'>

/** What a person writes about a collection. */
export interface CollectionFields {
  readonly name: string
  /** '' when left out. */
  readonly description?: string
}

/** Why a collection cannot have a name. */
export type NameProblem = { readonly kind: 'name is empty' } | { readonly kind: 'name is taken'; readonly name: string }

export interface CollectionNotFound {
  readonly kind: 'collection not found'
  readonly id: RecordId
}

/** How adding a movie to an existing or a new collection ended. */
export type AddingOutcome =
  | { readonly kind: 'added' | 'not added' | 'adding failed' | 'creating failed' }
  | { readonly kind: 'created and added' | 'created only' | 'name is taken'; readonly name: string }

interface Saved<Kind extends string> {
  readonly kind: Kind
  readonly collections: readonly Collection[]
  readonly collection: Collection
}
export type CollectionCreation = Saved<'created'> | NameProblem
export type CollectionEdit = Saved<'edited'> | NameProblem | CollectionNotFound

/** A deleted collection with its links, each with the index it had, to be kept for undo. */
export interface DeletedCollection {
  readonly collection: Collection
  readonly index: number
  readonly links: readonly { readonly link: CollectionLink; readonly index: number }[]
}

// NFC, because the same accented name can be encoded in two ways that look alike.
export const folded = (name: string): string => name.trim().normalize('NFC').toLowerCase()

export const collectionOf = (collections: readonly Collection[], id: RecordId): Collection | undefined =>
  collections.find((collection) => collection.id === id)

/**
 * What stands against a name (spec section 5): it is empty once trimmed, or another collection has it,
 * compared ignoring case. `own` is the collection that is being renamed and may keep its name.
 */
export const nameProblem = (
  collections: readonly Collection[],
  name: string,
  own?: RecordId,
): NameProblem | undefined => {
  const wanted = folded(name)
  if (wanted === '') return { kind: 'name is empty' }
  const taken = collections.some((collection) => collection.id !== own && folded(collection.name) === wanted)
  return taken ? { kind: 'name is taken', name: name.trim() } : undefined
}

/** The name, or the first of 'name (2)', 'name (3)' … that no collection has. */
export const freeName = (collections: readonly Collection[], name: string): string => {
  const taken = new Set(collections.map((collection) => folded(collection.name)))
  if (!taken.has(folded(name))) return name
  let number = 2
  while (taken.has(folded(`${name} (${number})`))) number += 1
  return `${name} (${number})`
}

export const createCollection = (
  collections: readonly Collection[],
  { name, description = '' }: CollectionFields,
  { id, now }: { readonly id: RecordId; readonly now: IsoTime },
): CollectionCreation => {
  const problem = nameProblem(collections, name)
  if (problem) return problem
  const collection: Collection = {
    id,
    name: name.trim(),
    description: description.trim(),
    coverImage: null,
    createdAt: now,
    lastUpdatedAt: now,
    moviesCount: 0,
  }
  return { kind: 'created', collections: [...collections, collection], collection }
}

/** Name and description, trimmed. A change refreshes `lastUpdatedAt`; without one the lists stay the same. */
export const editCollection = (
  collections: readonly Collection[],
  id: RecordId,
  fields: CollectionFields,
  now: IsoTime,
): CollectionEdit => {
  const before = collectionOf(collections, id)
  if (!before) return { kind: 'collection not found', id }
  const problem = nameProblem(collections, fields.name, id)
  if (problem) return problem
  const name = fields.name.trim()
  const description = fields.description?.trim() ?? before.description
  if (name === before.name && description === before.description) {
    return { kind: 'edited', collections, collection: before }
  }
  const collection = { ...before, name, description, lastUpdatedAt: now }
  return {
    kind: 'edited',
    collections: collections.map((other) => (other.id === id ? collection : other)),
    collection,
  }
}

/** What `deleteCollection` will take out, to be kept for undo; undefined when there is no such collection. */
export const collectionDeletion = (
  { collections, collectionMovies }: CollectionRecords,
  id: RecordId,
): DeletedCollection | undefined => {
  const index = collections.findIndex((collection) => collection.id === id)
  const collection = collections[index]
  const links = collectionMovies.flatMap((link, at) => (link.collectionId === id ? [{ link, index: at }] : []))
  return collection && { collection, index, links }
}

/** Without the collection and its links, its id among the deleted ones; the same records when it is not there. */
export const deleteCollection = (records: CollectionRecords, id: RecordId): CollectionRecords => {
  if (!collectionOf(records.collections, id)) return records
  const links = records.collectionMovies.filter((link) => link.collectionId !== id)
  const known = records.deletedCollections.includes(id)
  return {
    collections: records.collections.filter((collection) => collection.id !== id),
    collectionMovies: links.length === records.collectionMovies.length ? records.collectionMovies : links,
    deletedCollections: known ? records.deletedCollections : [...records.deletedCollections, id],
  }
}

/** Undoes a deletion: links, dates and order come back. A name taken in the meantime gets a number. */
export const restoreCollection = (records: CollectionRecords, deletion: DeletedCollection): CollectionRecords => {
  const { collection, index } = deletion
  if (collectionOf(records.collections, collection.id)) return records
  const name = freeName(records.collections, collection.name)
  const returning = name === collection.name ? collection : { ...collection, name }
  const links = [...records.collectionMovies]
  // Ascending indexes: each place is right once all before it are filled.
  for (const { link, index: at } of deletion.links) links.splice(at, 0, link)
  return {
    collections: records.collections.toSpliced(index, 0, returning),
    collectionMovies: deletion.links.length === 0 ? records.collectionMovies : links,
    deletedCollections: records.deletedCollections.filter((id) => id !== collection.id),
  }
}

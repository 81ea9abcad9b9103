import type { RecordId } from '../values/ids.ts'
import type { IsoTime } from '../values/instant.ts'
import type { Collection, Library } from './library.ts'

export type CollectionRecords = Pick<Library, 'collections' | 'collectionMovies' | 'deletedCollections'>

export interface CollectionFields {
  readonly name: string
  readonly description?: string
  /** The path of a poster of one of its movies; null for the latest ones. */
  readonly coverImage?: string | null
}

export type NameProblem = { readonly kind: 'name is empty' } | { readonly kind: 'name is taken'; readonly name: string }

export interface CollectionNotFound {
  readonly kind: 'collection not found'
  readonly id: RecordId
}

interface Saved<Kind extends string> {
  readonly kind: Kind
  readonly collections: readonly Collection[]
  readonly collection: Collection
}
export type CollectionCreation = Saved<'created'> | NameProblem
export type CollectionEdit = Saved<'edited'> | NameProblem | CollectionNotFound

// NFC: the same accented name can be encoded in two ways.
export const normalizeName = (name: string): string => name.trim().normalize('NFC').toLowerCase()

export const collectionOf = (collections: readonly Collection[], id: RecordId): Collection | undefined =>
  collections.find((collection) => collection.id === id)

/**
 * Compares trimmed names, ignoring case. The collection `ownId` may keep its name, which another may have too: two of one
 * name can come from two devices.
 */
export const nameProblem = (
  collections: readonly Collection[],
  name: string,
  ownId?: RecordId,
): NameProblem | undefined => {
  const normalized = normalizeName(name)
  if (normalized === '') return { kind: 'name is empty' }
  const namesakes = collections.filter((collection) => normalizeName(collection.name) === normalized)
  const isTaken = namesakes.length > 0 && !namesakes.some(({ id }) => id === ownId)
  return isTaken ? { kind: 'name is taken', name: name.trim() } : undefined
}

/** Appends ' (2)', ' (3)' … to a name that is taken. */
export const uniqueName = (collections: readonly Collection[], name: string): string => {
  const taken = new Set(collections.map((collection) => normalizeName(collection.name)))
  if (!taken.has(normalizeName(name))) return name
  let number = 2
  while (taken.has(normalizeName(`${name} (${number})`))) number += 1
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
  const coverImage = fields.coverImage === undefined ? before.coverImage : fields.coverImage
  if (name === before.name && description === before.description && coverImage === before.coverImage) {
    return { kind: 'edited', collections, collection: before }
  }
  const collection = { ...before, name, description, coverImage, lastUpdatedAt: now }
  return {
    kind: 'edited',
    collections: collections.map((other) => (other.id === id ? collection : other)),
    collection,
  }
}

/** Its links go with it, and its id is remembered as deleted. Returns the same records when there is no such collection. */
export const deleteCollection = (records: CollectionRecords, id: RecordId): CollectionRecords => {
  if (!collectionOf(records.collections, id)) return records
  const isRecorded = records.deletedCollections.includes(id)
  const links = records.collectionMovies.filter((link) => link.collectionId !== id)
  return {
    collections: records.collections.filter((collection) => collection.id !== id),
    collectionMovies: links.length === records.collectionMovies.length ? records.collectionMovies : links,
    deletedCollections: isRecorded ? records.deletedCollections : [...records.deletedCollections, id],
  }
}

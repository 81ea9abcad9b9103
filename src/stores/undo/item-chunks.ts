import { rowKeyOf } from '#domain/devices/merge-rows.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { entryIdOf } from '../records/history-rows.ts'
import { type Item, type ItemListName, itemListNames, kinds, type ListKind, mapItems } from '../records/record-kinds.ts'
import type { RecordRow } from '../records/record-rows.ts'

const itemsPerChunk = 100
const rowsPerChunk = 200

/** All rows of an entry have one. */
export const itemKey = ({ list, id }: Pick<RecordRow, 'list' | 'id'>): string =>
  rowKeyOf({ list, id: list === 'watchHistory' ? entryIdOf(id) : id })

/** The rows of an item stay together. */
export const rowChunks = <Row extends Pick<RecordRow, 'list' | 'id'>>(
  rows: readonly Row[],
): readonly (readonly Row[])[] => {
  const byItem = new Map<string, Row[]>()
  for (const row of rows) {
    const key = itemKey(row)
    const own = byItem.get(key)
    if (own) own.push(row)
    else byItem.set(key, [row])
  }
  const chunks: Row[][] = []
  let last: Row[] = []
  for (const own of byItem.values()) {
    if (last.length === 0 || last.length + own.length > rowsPerChunk) {
      last = []
      chunks.push(last)
    }
    last.push(...own)
  }
  return chunks
}

const changedIds = <Name extends ItemListName>(
  list: Name,
  before: readonly Item<Name>[],
  after: readonly Item<Name>[],
): readonly string[] => {
  if (before === after) return []
  const { idOf }: ListKind<Item<Name>> = kinds[list]
  const was = new Map(before.map((item) => [idOf(item), item]))
  const is = new Map(after.map((item) => [idOf(item), item]))
  return [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id))
}

const itemsOf = (library: Library, only: ItemListName, ids: ReadonlySet<string>): Library =>
  mapItems(emptyLibrary, <Name extends ItemListName>(list: Name): readonly Item<Name>[] => {
    const { idOf }: ListKind<Item<Name>> = kinds[list]
    return list === only ? library[list].filter((item) => ids.has(idOf(item))) : []
  })

/** Few of the items that differ at a time, in both libraries. */
export function* changedParts(before: Library, after: Library): Generator<readonly [Library, Library], void> {
  yield [
    { ...emptyLibrary, settings: before.settings },
    { ...emptyLibrary, settings: after.settings },
  ]
  for (const list of itemListNames) {
    const ids = changedIds(list, before[list], after[list])
    for (let at = 0; at < ids.length; at += itemsPerChunk) {
      const own = new Set(ids.slice(at, at + itemsPerChunk))
      yield [itemsOf(before, list, own), itemsOf(after, list, own)]
    }
  }
}

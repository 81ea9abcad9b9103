import type { HistoryFact } from '#domain/imports/read-history.ts'
import { inUtc } from '../dates.ts'
import { plainTextOf, textOf } from '../fields.ts'
import { firstRecord, hasAll, recordsIn } from '../json.ts'
import type { FileContext } from '../reader.ts'
import type { GivenMovie } from '../rows.ts'
import type { SourceFile } from '../source-file.ts'

interface ListItem {
  readonly line: number
  readonly uuid: string
  /** '' in its own archive, which has the names beside the viewings. */
  readonly name: string
  readonly isMovie: boolean
}

interface GivenList {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly createdAt: string
  readonly items: readonly ListItem[]
}

const isArchived = (file: SourceFile): boolean => file.table().has('skey', 'objects', 'type', 'name')
const isExported = (file: SourceFile): boolean => file.table().has('listid', 'listname', 'itemtype', 'name')
const isJson = (file: SourceFile): boolean => hasAll(firstRecord(file), 'id', 'name', 'items', 'is_public')

export const isListFile = (file: SourceFile): boolean => isArchived(file) || isExported(file) || isJson(file)

/** As Go prints them: `[map[created_at:1.6e+09 type:movie uuid:…] map[id:1 type:series]]`. */
const objectsIn = (text: string, line: number): readonly ListItem[] =>
  [...text.matchAll(/map\[([^[\]]*)\]/g)].map(([, values = '']) => ({
    line,
    uuid: /(?:^| )uuid:(\S+)/.exec(values)?.[1] ?? '',
    name: '',
    isMovie: /(?:^| )type:movie(?: |$)/.test(values),
  }))

const archivedLists = (file: SourceFile): readonly GivenList[] =>
  file.table().rows.map(({ line, cell }) => ({
    id: cell('skey'),
    name: cell('name'),
    description: cell('description'),
    createdAt: cell('createdat'),
    items: objectsIn(cell('objects'), line),
  }))

const exportedLists = (file: SourceFile): readonly GivenList[] => {
  const lists = new Map<string, GivenList & { items: ListItem[] }>()
  for (const { line, cell } of file.table().rows) {
    const id = cell('listid')
    const list = lists.get(id) ?? { id, name: cell('listname'), description: '', createdAt: '', items: [] }
    lists.set(id, list)
    list.items.push({ line, uuid: cell('uuid'), name: cell('name'), isMovie: cell('itemtype') === 'movie' })
  }
  return [...lists.values()]
}

const jsonLists = (file: SourceFile): readonly GivenList[] =>
  recordsIn(file.json()).map(([line, record]) => ({
    id: textOf(record['id']),
    name: textOf(record['name']),
    description: textOf(record['description']),
    createdAt: textOf(record['created_at']),
    items: recordsIn(record['items']).map(([, item]) => ({
      line,
      uuid: textOf(item['uuid']),
      name: textOf(item['name']),
      isMovie: item['type'] === 'movie',
    })),
  }))

const listsIn = (file: SourceFile): readonly GivenList[] => {
  if (isArchived(file)) return archivedLists(file)
  return isExported(file) ? exportedLists(file) : jsonLists(file)
}

/** Lists of series alone are none here; an empty one stays. */
const isOfMovies = ({ name, items }: GivenList): boolean =>
  items.length === 0 ? name !== '' : items.some(({ isMovie }) => isMovie)

/** Their own favorites, which are no list that a person has made. */
const isFavorites = ({ id }: GivenList): boolean => /^favorite-/.test(id)

export const readListFile = (
  file: SourceFile,
  movieOf: (uuid: string) => GivenMovie | undefined,
  { file: createFile, list: addList, dates }: FileContext,
): void => {
  const rows = createFile(file.path, 'tv-time')
  for (const list of listsIn(file)) {
    const id = `${file.path} ${list.id}`
    const description = plainTextOf(list.description)
    if (isOfMovies(list) && !isFavorites(list)) {
      addList({ id, name: list.name, description, createdAt: dates.time(inUtc(list.createdAt)).value })
    }
    for (const [index, { line, uuid, name, isMovie }] of list.items.entries()) {
      const listed: HistoryFact = { kind: 'listed', list: id, position: index + 1, addedAt: null }
      if (!isMovie) rows.leaveOut(line, 'not a movie', name)
      else
        rows.add({
          line,
          named: movieOf(uuid) ?? { title: name, isMovie: true },
          facts: [isFavorites(list) ? { kind: 'liked' } : listed],
        })
    }
  }
}

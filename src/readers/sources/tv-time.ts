import type { HistoryFact } from '#domain/imports/read-history.ts'
import { type DateReader, inUtc } from '../dates.ts'
import { undatedViewings, viewingFact, wishFact } from '../facts.ts'
import { isYes, plainTextOf, textOf } from '../fields.ts'
import { firstRecord, hasAll, objectIn, recordsIn } from '../json.ts'
import type { Reader, ReadingContext } from '../reader.ts'
import type { FileRows, GivenMovie } from '../rows.ts'
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

const isArchivedList = (file: SourceFile): boolean => file.table().has('skey', 'objects', 'type', 'name')
const isExportedList = (file: SourceFile): boolean => file.table().has('listid', 'listname', 'itemtype', 'name')
const isJsonList = (file: SourceFile): boolean => hasAll(firstRecord(file), 'id', 'name', 'items', 'is_public')

const isListFile = (file: SourceFile): boolean => isArchivedList(file) || isExportedList(file) || isJsonList(file)

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
  if (isArchivedList(file)) return archivedLists(file)
  return isExportedList(file) ? exportedLists(file) : jsonLists(file)
}

/** Lists of series alone are none here; an empty one stays. */
const isOfMovies = ({ name, items }: GivenList): boolean =>
  items.length === 0 ? name !== '' : items.some(({ isMovie }) => isMovie)

/** Their own favorites, which are no list that a user has made. */
const isFavorites = ({ id }: GivenList): boolean => /^favorite-/.test(id)

const readListFile = (
  file: SourceFile,
  movieOf: (uuid: string) => GivenMovie | undefined,
  context: ReadingContext,
): void => {
  const rows = context.file(file.path, 'tv-time')
  const dates = context.datesOf(file)
  for (const list of listsIn(file)) {
    const id = `${file.path} ${list.id}`
    const description = plainTextOf(list.description)
    if (isOfMovies(list) && !isFavorites(list)) {
      context.list({ id, name: list.name, description, createdAt: dates.time(inUtc(list.createdAt)).value })
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

type Cell = (name: string) => string

const isExported = (file: SourceFile): boolean => file.table().has('uuid', 'title', 'iswatched')
const isTracking = (file: SourceFile): boolean => file.table().has('entitytype', 'moviename', 'type')
const isJson = (file: SourceFile): boolean => hasAll(firstRecord(file), 'uuid', 'title', 'is_watched')

/** Some records name their movie in a key alone: 'watch-alpha-any-number-can-win'. */
const titleInKey = (key: string): string => key.replace(/^.*-alpha-/, '').replaceAll('-', ' ')

const movieIn = (cell: Cell): GivenMovie => ({
  imdb: cell('imdbid'),
  title: cell('title') || cell('moviename') || titleInKey(cell('alpharangekey')),
  year: cell('year') || cell('releasedate'),
  isMovie: true,
})

/** As people's own tools exported it. */
const addExported = (line: number, cell: Cell, rows: FileRows, dates: DateReader): void => {
  const watchedAt = dates.watchedAt(inUtc(cell('watchedat')))
  const wish = wishFact(dates.time(inUtc(cell('createdat'))).value)
  const seen: HistoryFact = watchedAt.value === null ? { kind: 'seen' } : viewingFact(watchedAt.value)
  rows.add({
    line,
    named: movieIn(cell),
    facts: [
      ...(isYes(cell('iswatched')) ? [seen, ...undatedViewings(cell('rewatchcount'))] : [wish]),
      isYes(cell('isfavorite')) && { kind: 'liked' },
    ],
    reads: [watchedAt],
  })
}

/** A record of the archive that it sent to its members. */
const addTracked = (line: number, cell: Cell, rows: FileRows, dates: DateReader) => {
  const type = cell('type')
  const watchedAt = dates.watchedAt(inUtc(cell('watchdate') || cell('createdat')))
  const addedAt = dates.time(inUtc(cell('createdat'))).value
  const facts = [
    /^(?:re)?watch$/.test(type) && viewingFact(watchedAt.value, { isRewatch: type === 'rewatch' }),
    /^(?:towatch|follow)$/.test(type) && wishFact(addedAt),
  ]
  if (cell('entitytype') === 'movie') return rows.add({ line, named: movieIn(cell), facts, reads: [watchedAt] })
  const [season, episode] = [cell('seasonnumber'), cell('episodenumber')]
  const isEpisode = cell('entitytype') === 'episode' || episode !== ''
  rows.leaveOutSeries({
    line,
    type: isEpisode ? 'episode' : 'show',
    title: cell('seriesname') || cell('moviename'),
    ids: { tvdb: isEpisode ? cell('episodeid') : cell('seriesid') },
    ...(isEpisode && { show: { tvdb: cell('seriesid') } }),
    season,
    episode,
    facts,
  })
}

interface Row {
  readonly line: number
  readonly cell: Cell
  readonly isReadable: boolean
}

const jsonRows = (file: SourceFile): readonly Row[] =>
  recordsIn(file.json()).map(([line, record]) => {
    const ids = objectIn(record, 'id')
    const values = Object.entries({ ...record, imdb_id: record['imdb_id'] ?? ids['imdb'] })
    const texts = new Map(values.map(([key, value]) => [key.replaceAll('_', ''), textOf(value)]))
    return { line, isReadable: true, cell: (name) => texts.get(name) ?? '' }
  })

const rowsOf = (file: SourceFile): readonly Row[] => (isJson(file) ? jsonRows(file) : file.table().rows)

const readMovies = (file: SourceFile, context: ReadingContext): void => {
  const rows = context.file(file.path, 'tv-time')
  const dates = context.datesOf(file)
  const add = isTracking(file) ? addTracked : addExported
  for (const { line, cell, isReadable } of rowsOf(file)) {
    if (isReadable) add(line, cell, rows, dates)
    else rows.leaveOut(line, 'unreadable', cell('title') || cell('moviename'))
  }
}

const moviesByUuid = (files: readonly SourceFile[]): ReadonlyMap<string, GivenMovie> =>
  new Map(files.flatMap((file) => rowsOf(file).map(({ cell }) => [cell('uuid'), movieIn(cell)] as const)))

export const tvTime: Reader = {
  recognizes: (file) => isTracking(file) || isExported(file) || isJson(file) || isListFile(file),
  read: (files, context) => {
    const movies = files.filter((file) => !isListFile(file))
    for (const file of movies) readMovies(file, context)
    const known = moviesByUuid(movies)
    for (const file of files) if (isListFile(file)) readListFile(file, (uuid) => known.get(uuid), context)
  },
}

import { type LeftColumn, leftColumns, unescapeFormula } from '#domain/history/left-csv.ts'
import type { HistoryFact } from '#domain/history/read-history.ts'
import { tagsFrom } from '#domain/records/tags.ts'
import { isoTimeFrom } from '#domain/values/instant.ts'
import { isNo, isYes, type Read, ratingFrom } from '../fields.ts'
import type { Reader, ReadingContext } from '../reader.ts'
import type { FileRows } from '../rows.ts'
import type { SourceFile } from '../source-file.ts'
import { normalizeHeader, type TableRow } from '../table.ts'

type Cell = (column: LeftColumn) => string

const cellsOf =
  (row: TableRow): Cell =>
  (column) =>
    unescapeFormula(row.cell(normalizeHeader(column)))

type AddList = (cell: Cell) => string

const listsOf = (path: string, { list }: ReadingContext): AddList => {
  const known = new Set<string>()
  return (cell) => {
    const id = cell('list_id') || `${path} ${cell('list')}`
    if (!known.has(id)) list({ id, name: cell('list'), description: cell('list_description'), createdAt: null })
    known.add(id)
    return id
  }
}

const factIn = (cell: Cell, addList: AddList, { dates }: ReadingContext): Read<HistoryFact | null> => {
  const kind = cell('says')
  const rating = ratingFrom(cell('rating'))
  const date = cell('date')
  const time = isoTimeFrom(date) === date ? { value: date } : dates.time(date)
  const [note, tags] = [cell('note'), tagsFrom(cell('tags'))]
  if (kind === 'viewing') {
    const { value: watchedAt, ...doubt } = dates.minute(date)
    const own = { ...(rating.value !== undefined && { rating: rating.value }), ...(note && { note }) }
    const rewatch = isYes(cell('rewatch')) && { isRewatch: true as const }
    return { value: { kind, watchedAt, ...own, ...(tags.length > 0 && { tags }), ...rewatch }, ...doubt }
  }
  if (kind === 'rating') {
    const { value, ...doubt } = rating
    return { value: value === undefined ? null : { kind, rating: value, ratedAt: time.value }, ...doubt }
  }
  if (kind === 'seen') return { value: { kind, ...(time.value && { addedAt: time.value }) } }
  if (kind === 'liked') return { value: { kind } }
  if (kind === 'watchlist') {
    const status = cell('status') === 'watching' ? 'watching' : 'want-to-watch'
    return { value: { kind, addedAt: time.value, status } }
  }
  if (kind === 'listed') {
    return { value: { kind, list: addList(cell), position: Number(cell('position')) || null, addedAt: time.value } }
  }
  if (kind === 'note' && note !== '') return { value: { kind, note } }
  return { value: kind === 'tags' && tags.length > 0 ? { kind, tags } : null }
}

/** The lines of one movie in one row of the earlier file. */
const groupsIn = (file: SourceFile): readonly (readonly TableRow[])[] => {
  const groups: TableRow[][] = []
  let last = ''
  for (const row of file.table().rows) {
    const origin = JSON.stringify([row.cell('file'), row.cell('line')])
    const group = groups.at(-1)
    if (group && origin === last) group.push(row)
    else groups.push([row])
    last = origin
  }
  return groups
}

const addGroup = (group: readonly TableRow[], rows: FileRows, addList: AddList, context: ReadingContext): void => {
  const [first] = group
  if (!first) return
  const cell = cellsOf(first)
  // The person may have added the id to one of the lines.
  const given = (column: LeftColumn) => group.map((row) => cellsOf(row)(column)).find((text) => text !== '') ?? ''
  const tmdb = given('tmdb_id')
  const facts = group.map((row) => factIn(cellsOf(row), addList, context))
  const which = cell('same_title')
  rows.add({
    line: first.line,
    named: {
      tmdb,
      imdb: given('imdb_id'),
      title: cell('title'),
      originalTitle: cell('original_title'),
      year: cell('year'),
      isMovie: isYes(cell('is_movie')),
      isIdDoubtful: isYes(cell('check_title')),
      isSeries: isNo(cell('is_movie')),
    },
    facts: facts.map(({ value }) => value),
    reads: facts,
    ...(which !== '' && tmdb === '' && { keySuffix: ` #${which}` }),
  })
}

/** Missing in files of earlier versions. */
const later: readonly LeftColumn[] = ['list_description', 'check_title']

/** What an import left, with ids that the person has added. */
export const left: Reader = {
  source: 'csv',
  recognizes: (file) =>
    file.table().has(...leftColumns.filter((column) => !later.includes(column)).map(normalizeHeader)),
  read: (files, context) => {
    for (const file of files) {
      const rows = context.file(file.path, 'csv')
      const addList = listsOf(file.path, context)
      for (const group of groupsIn(file)) {
        const [first] = group
        if (group.every(({ isReadable }) => isReadable)) addGroup(group, rows, addList, context)
        else if (first) rows.leaveOut(first.line, 'unreadable', first.cell('title'))
      }
    }
  },
}

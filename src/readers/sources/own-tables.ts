import { type LeftColumn, leftColumns, seriesIdsFrom } from '#domain/imports/left-out/left-csv.ts'
import type { HistoryFact } from '#domain/imports/read-history.ts'
import { companionsFrom } from '#domain/records/companions.ts'
import { tagsFrom } from '#domain/records/tags.ts'
import { unescapeFormula } from '#domain/values/csv-text.ts'
import { type DateReader, exactTime } from '../dates.ts'
import { viewingFact } from '../facts.ts'
import { isNo, isYes, type Read, ratingFrom } from '../fields.ts'
import { eachFile, type Reader, type ReadingContext } from '../reader.ts'
import type { FileRows } from '../rows.ts'
import type { SourceFile } from '../source-file.ts'
import { normalizeHeader, type TableRow } from '../table.ts'

type Cell = (column: LeftColumn) => string

/** In tables of ours, cells that a spreadsheet would run begin with an apostrophe. */
const cellsOf =
  (row: TableRow): Cell =>
  (column) =>
    unescapeFormula(row.cell(normalizeHeader(column)))

const listIdIn =
  ({ path }: SourceFile, { list }: ReadingContext) =>
  (cell: Cell): string => {
    const id = cell('list_id') || `${path} ${cell('list')}`
    list({ id, name: cell('list'), description: cell('list_description'), createdAt: null })
    return id
  }

/** What a line of a table of ours says. */
const factIn = (cell: Cell, listId: (cell: Cell) => string, dates: DateReader): Read<HistoryFact | null> => {
  const kind = cell('says')
  const rating = ratingFrom(cell('rating'))
  const date = cell('date')
  const time = exactTime(date, dates)
  const [note, tags] = [cell('note'), tagsFrom(cell('tags'))]
  if (kind === 'viewing') {
    const { value: watchedAt, ...doubt } = dates.minute(date)
    const [companions, isRewatch] = [companionsFrom(cell('with')), isYes(cell('rewatch'))]
    return { value: viewingFact(watchedAt, { rating: rating.value, note, tags, companions, isRewatch }), ...doubt }
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
    const position = Number(cell('position')) || null
    return { value: { kind, list: listId(cell), position, addedAt: time.value, ...(note !== '' && { note }) } }
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

const addGroup = (group: readonly TableRow[], rows: FileRows, listId: (cell: Cell) => string, dates: DateReader) => {
  const [first] = group
  if (!first) return
  const cell = cellsOf(first)
  // The user may have added the id to one of the lines.
  const given = (column: LeftColumn) => group.map((row) => cellsOf(row)(column)).find((text) => text !== '') ?? ''
  const tmdb = given('tmdb_id')
  const facts = group.map((row) => factIn(cellsOf(row), listId, dates))
  const type = cell('type')
  if (type === 'show' || type === 'season' || type === 'episode') {
    const text = cell('series_ids')
    return rows.leaveOutSeries({
      line: first.line,
      type,
      title: cell('title'),
      year: cell('year'),
      ids: seriesIdsFrom(text, ''),
      show: seriesIdsFrom(text, 'show_'),
      season: cell('season'),
      episode: cell('episode'),
      facts: facts.map(({ value }) => value),
    })
  }
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
const later: readonly LeftColumn[] = [
  ...(['list_description', 'check_title', 'with'] as const),
  ...(['type', 'season', 'episode', 'series_ids'] as const),
]

/** What an import left, with ids that the user has added. */
export const left: Reader = {
  recognizes: (file) =>
    file.table().has(...leftColumns.filter((column) => !later.includes(column)).map(normalizeHeader)),
  read: eachFile('csv', (file, rows, dates, context) => {
    const listId = listIdIn(file, context)
    for (const group of groupsIn(file)) {
      const [first] = group
      if (group.every(({ isReadable }) => isReadable)) addGroup(group, rows, listId, dates)
      else if (first) rows.leaveOut(first.line, 'unreadable', first.cell('title'))
    }
  }),
}

/** The table that Settings make for spreadsheets. A user may have sorted it, or removed columns that they do not need. */
export const ownTable: Reader = {
  recognizes: (file) => file.table().has('title', 'says', 'date', 'tmdbid'),
  read: eachFile('csv', (file, rows, dates, context) => {
    const listId = listIdIn(file, context)
    for (const row of file.table().rows) {
      const cell = cellsOf(row)
      const fact = factIn(cell, listId, dates)
      const named = { tmdb: cell('tmdb_id'), imdb: cell('imdb_id'), title: cell('title'), year: cell('year') }
      if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', cell('title'))
      else rows.add({ line: row.line, named: { ...named, isMovie: true }, facts: [fact.value], reads: [fact] })
    }
  }),
}

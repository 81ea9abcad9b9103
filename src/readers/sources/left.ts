import { type LeftColumn, leftColumns, seriesIdsFrom } from '#domain/imports/left-out/left-csv.ts'
import type { DateReader } from '../dates.ts'
import { isNo, isYes } from '../fields.ts'
import { eachFile, type Reader } from '../reader.ts'
import type { FileRows } from '../rows.ts'
import { type AddList, cellsOf, factIn, listsOf } from '../said-facts.ts'
import type { SourceFile } from '../source-file.ts'
import { normalizeHeader, type TableRow } from '../table.ts'

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

const addGroup = (group: readonly TableRow[], rows: FileRows, addList: AddList, dates: DateReader) => {
  const [first] = group
  if (!first) return
  const cell = cellsOf(first)
  // The user may have added the id to one of the lines.
  const given = (column: LeftColumn) => group.map((row) => cellsOf(row)(column)).find((text) => text !== '') ?? ''
  const tmdb = given('tmdb_id')
  const facts = group.map((row) => factIn(cellsOf(row), addList, dates))
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
    const addList = listsOf(file.path, context)
    for (const group of groupsIn(file)) {
      const [first] = group
      if (group.every(({ isReadable }) => isReadable)) addGroup(group, rows, addList, dates)
      else if (first) rows.leaveOut(first.line, 'unreadable', first.cell('title'))
    }
  }),
}

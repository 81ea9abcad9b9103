import type { HistoryFact } from '#domain/history/read-history.ts'
import { isYes, textOf } from './fields.ts'
import { firstRecord, hasAll, objectIn, recordsIn } from './json.ts'
import type { Reader, ReadingContext } from './reader.ts'
import type { FileRows } from './rows.ts'
import type { SourceFile } from './source-file.ts'
import { undatedViewings } from './status.ts'

/** Its times are in UTC and do not say so. */
const inUtc = (time: string): string =>
  time.replace(/^(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?: \+0000)?(?: UTC)?$/, '$1Z')

type Cell = (name: string) => string

const isExported = (file: SourceFile): boolean => file.table().has('uuid', 'title', 'iswatched')
const isTracking = (file: SourceFile): boolean => file.table().has('entitytype', 'moviename', 'type')
const isJson = (file: SourceFile): boolean => hasAll(firstRecord(file), 'uuid', 'title', 'is_watched')

const filmIn = (cell: Cell) => ({
  imdb: cell('imdbid'),
  title: cell('title') || cell('moviename'),
  year: cell('year') || cell('releasedate'),
  isMovie: true,
})

/** As people's own tools exported it. */
const addExported = (line: number, cell: Cell, rows: FileRows, { dates }: ReadingContext): void => {
  const watchedAt = dates.watchedAt(inUtc(cell('watchedat')))
  const wish: HistoryFact = {
    kind: 'watchlist',
    addedAt: dates.time(inUtc(cell('createdat'))).value,
    status: 'want-to-watch',
  }
  const seen: HistoryFact =
    watchedAt.value === null ? { kind: 'seen' } : { kind: 'viewing', watchedAt: watchedAt.value }
  rows.add({
    line,
    film: filmIn(cell),
    facts: isYes(cell('iswatched')) ? [seen, ...undatedViewings(cell('rewatchcount'))] : [wish],
    reads: [watchedAt],
  })
}

/** A record of the archive that it sent to its members. */
const addTracked = (line: number, cell: Cell, rows: FileRows, { dates }: ReadingContext) => {
  if (cell('entitytype') !== 'movie') return rows.leaveOut(line, 'not a movie', cell('seriesname') || cell('moviename'))
  const type = cell('type')
  const watchedAt = dates.watchedAt(inUtc(cell('watchdate') || cell('createdat')))
  const addedAt = dates.time(inUtc(cell('createdat'))).value
  const rewatch = type === 'rewatch' ? { isRewatch: true as const } : {}
  rows.add({
    line,
    film: filmIn(cell),
    facts: [
      /^(?:re)?watch$/.test(type) && { kind: 'viewing', watchedAt: watchedAt.value, ...rewatch },
      /^(?:towatch|follow)$/.test(type) && { kind: 'watchlist', addedAt, status: 'want-to-watch' },
    ],
    reads: [watchedAt],
  })
}

const readFile = (file: SourceFile, context: ReadingContext): void => {
  const rows = context.file(file.path, 'tv-time')
  if (isJson(file)) {
    for (const [line, record] of recordsIn(file.json())) {
      const ids = objectIn(record, 'id')
      const values = new Map(Object.entries({ ...record, imdb_id: record['imdb_id'] ?? ids['imdb'] }))
      addExported(
        line,
        (name) => textOf([...values].find(([key]) => key.replaceAll('_', '') === name)?.[1]),
        rows,
        context,
      )
    }
    return
  }
  for (const row of file.table().rows) {
    if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', row.cell('title', 'moviename'))
    else if (isTracking(file)) addTracked(row.line, row.cell, rows, context)
    else addExported(row.line, row.cell, rows, context)
  }
}

export const tvTime: Reader = {
  source: 'tv-time',
  recognizes: (file) => isTracking(file) || isExported(file) || isJson(file),
  read: (files, context) => {
    for (const file of files) readFile(file, context)
  },
}

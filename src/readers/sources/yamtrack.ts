import type { SeriesRecord } from '#domain/imports/read-history.ts'
import type { DateReader } from '../dates.ts'
import { noteFact, ratingFact, statusFact, undatedViewings } from '../facts.ts'
import { plainTextOf, ratingFrom, textOf } from '../fields.ts'
import { eachFile, type Reader, type ReadingContext } from '../reader.ts'
import type { FileRows, GivenRow } from '../rows.ts'
import type { TableRow } from '../table.ts'

const seriesTypes: Readonly<Record<string, SeriesRecord['type']>> = {
  tv: 'show',
  anime: 'show',
  season: 'season',
  episode: 'episode',
}

const movieIn = (row: TableRow) => {
  const source = row.cell('source').toLowerCase()
  const id = row.cell('mediaid')
  return {
    tmdb: source === 'tmdb' ? id : '',
    imdb: source === 'imdb' ? id : '',
    title: row.cell('title'),
    isMovie: true,
  }
}

const mediaOf = (row: TableRow, dates: DateReader): GivenRow => {
  const watchedAt = dates.watchedAt(row.cell('enddate', 'watchdate', 'progressedat', 'progresschanged'))
  const rating = ratingFrom(row.cell('score'))
  const note = plainTextOf(row.cell('notes'))
  const addedAt = dates.time(row.cell('createdat')).value
  const status = statusFact(row.cell('status') || 'completed', { watchedAt: watchedAt.value, addedAt, note })
  return {
    line: row.line,
    named: movieIn(row),
    facts: [
      status,
      ...undatedViewings(row.cell('repeats')),
      ratingFact(rating.value, null),
      status?.kind !== 'viewing' && noteFact(note),
    ],
    reads: [watchedAt, rating],
  }
}

/** The id of a part is that of its show. */
const addSeries = (row: TableRow, type: SeriesRecord['type'], rows: FileRows, dates: DateReader): void => {
  const ids = { [row.cell('source').toLowerCase()]: row.cell('mediaid') }
  const [title, season, episode] = [row.cell('title'), row.cell('seasonnumber'), row.cell('episodenumber')]
  const known = { tmdb: ids['tmdb'], imdb: ids['imdb'], tvdb: ids['tvdb'] }
  const own = type === 'show' ? { ids: known } : { show: known }
  rows.leaveOutSeries({ line: row.line, type, title, ...own, season, episode, facts: mediaOf(row, dates).facts })
}

/** Floppy's lists: a row with the list, then one for each movie. */
const addListed = (row: TableRow, rows: FileRows, id: string, dates: DateReader): void => {
  const addedAt = dates.time(row.cell('listitemdateadded')).value
  const listed = { kind: 'listed', list: id, position: null, addedAt } as const
  rows.add({ line: row.line, named: movieIn(row), facts: [listed] })
}

const addRow = (
  row: TableRow,
  rows: FileRows,
  path: string,
  dates: DateReader,
  { list: addList }: ReadingContext,
): void => {
  const list = `${path} ${row.cell('listuid', 'listname')}`
  const type = row.cell('rowtype').toLowerCase()
  if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', textOf(row.cell('title')))
  else if (type === 'list') {
    const description = plainTextOf(row.cell('listdescription'))
    addList({ id: list, name: row.cell('listname'), description, createdAt: null })
  } else if (row.cell('mediatype').toLowerCase() !== 'movie') {
    const series = seriesTypes[row.cell('mediatype').toLowerCase()]
    if (series && type !== 'list_item') addSeries(row, series, rows, dates)
    else rows.leaveOut(row.line, 'not a movie', textOf(row.cell('title')))
  } else if (type === 'list_item') addListed(row, rows, list, dates)
  else rows.add(mediaOf(row, dates))
}

export const yamtrack: Reader = {
  recognizes: (file) => file.table().has('mediaid', 'source', 'mediatype'),
  read: eachFile('yamtrack', (file, rows, dates, context) => {
    for (const row of file.table().rows) addRow(row, rows, file.path, dates, context)
  }),
}

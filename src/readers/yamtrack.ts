import { imdbIdFrom, plainTextOf, ratingFrom, textOf, tmdbIdFrom } from './fields.ts'
import type { Reader, ReadingContext } from './reader.ts'
import { doubtsOf, type FileRows } from './rows.ts'
import { noteFact, ratingFact, statusFact, undatedViewings } from './status.ts'
import type { TableRow } from './table.ts'

const filmIn = (row: TableRow) => {
  const source = row.cell('source').toLowerCase()
  const [tmdbId, imdbId] = [
    tmdbIdFrom(source === 'tmdb' ? row.cell('mediaid') : ''),
    imdbIdFrom(source === 'imdb' ? row.cell('mediaid') : ''),
  ]
  const film = {
    tmdbId: tmdbId.value,
    imdbId: imdbId.value,
    title: textOf(row.cell('title')),
    originalTitle: undefined,
    year: undefined,
    isMovie: true,
  }
  return { film, doubts: doubtsOf(tmdbId, imdbId) }
}

const addMedia = (row: TableRow, rows: FileRows, { dates }: ReadingContext): void => {
  const { film, doubts } = filmIn(row)
  const watchedAt = dates.watchedAt(row.cell('enddate', 'watchdate', 'progressedat', 'progresschanged'))
  const rating = ratingFrom(row.cell('score'))
  const note = plainTextOf(row.cell('notes'))
  const ownNote = note === '' ? {} : { note }
  const status = statusFact(row.cell('status') || 'completed', {
    viewing: { watchedAt: watchedAt.value, ...ownNote },
    addedAt: dates.time(row.cell('createdat')).value,
  })
  rows.add({
    line: row.line,
    film,
    facts: [
      status,
      ...undatedViewings(row.cell('repeats')),
      ratingFact(rating.value, null),
      status?.kind !== 'viewing' && noteFact(note),
    ],
    doubts: [...doubts, ...doubtsOf(watchedAt, rating)],
  })
}

/** Floppy's lists: a row with the list, then one for each film. */
const addListed = (row: TableRow, rows: FileRows, id: string, { dates }: ReadingContext): void => {
  const { film, doubts } = filmIn(row)
  const addedAt = dates.time(row.cell('listitemdateadded')).value
  rows.add({ line: row.line, film, facts: [{ kind: 'listed', list: id, position: null, addedAt }], doubts })
}

const addRow = (row: TableRow, rows: FileRows, path: string, context: ReadingContext): void => {
  const list = `${path} ${row.cell('listuid', 'listname')}`
  const type = row.cell('rowtype').toLowerCase()
  if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', textOf(row.cell('title')))
  else if (type === 'list') {
    const description = plainTextOf(row.cell('listdescription'))
    context.list({ id: list, name: row.cell('listname'), description, createdAt: null })
  } else if (row.cell('mediatype').toLowerCase() !== 'movie') {
    rows.leaveOut(row.line, 'not a movie', textOf(row.cell('title')))
  } else if (type === 'list_item') addListed(row, rows, list, context)
  else addMedia(row, rows, context)
}

export const yamtrack: Reader = {
  source: 'yamtrack',
  recognizes: (file) => file.table().has('mediaid', 'source', 'mediatype'),
  read: (files, context) => {
    for (const file of files) {
      const rows = context.file(file.path, 'yamtrack')
      for (const row of file.table().rows) addRow(row, rows, file.path, context)
    }
  },
}

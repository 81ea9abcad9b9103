import { tagsFrom } from '#domain/records/tags.ts'
import type { DateReader } from '../dates.ts'
import { noteFact, ratingFact, tagsFact, viewingFact } from '../facts.ts'
import { isYes, plainTextOf, ratingFrom } from '../fields.ts'
import { factOf, listNameOf, meaningOf } from '../meaning.ts'
import { eachFile, type Reader, type ReadingContext } from '../reader.ts'
import type { GivenMovie, GivenRow } from '../rows.ts'
import type { SourceFile } from '../source-file.ts'
import type { TableRow } from '../table.ts'

const namedIn = (row: TableRow): GivenMovie => ({
  tmdb: row.cell('tmdbid'),
  imdb: row.cell('imdbid'),
  title: row.cell('title'),
  year: row.cell('year'),
  isMovie: true,
})

/** What stands in a row with a date is about that viewing, else about the movie. */
const historyRow = (row: TableRow, dates: DateReader): GivenRow => {
  const watchedAt = dates.watchedAt(row.cell('watcheddate'))
  const rating = row.cell('rating10') ? ratingFrom(row.cell('rating10')) : ratingFrom(row.cell('rating'), 5)
  const note = plainTextOf(row.cell('review'))
  const tags = tagsFrom(row.cell('tags'))
  const isRewatch = isYes(row.cell('rewatch'))
  const facts: GivenRow['facts'] =
    watchedAt.value === null
      ? [{ kind: 'seen' }, ratingFact(rating.value, null), noteFact(note), tagsFact(tags)]
      : [viewingFact(watchedAt.value, { rating: rating.value, note, tags, isRewatch })]
  return { line: row.line, named: namedIn(row), facts, reads: [watchedAt, rating] }
}

const isHistory = (file: SourceFile): boolean => file.table().has('watcheddate')

/** Of a list nothing but its name tells what it is. */
const listMeaning = (file: SourceFile, context: ReadingContext) => {
  if (/watchlist/i.test(file.path)) return 'watchlist'
  if (!file.path.startsWith('lists/')) return meaningOf(file, context, 'list')
  context.list({ id: file.path, name: listNameOf(file.path), description: '', createdAt: null })
  return 'list'
}

/** The tables that Letterboxd imports, which several apps export. */
export const letterboxdImport: Reader = {
  recognizes: (file) => {
    const { has } = file.table()
    const hasId = has('tmdbid') || has('imdbid') || has('letterboxduri')
    return hasId && has('title') && (has('watcheddate') ? has('rating10') || has('rating') : has('directors'))
  },
  read: eachFile('letterboxd', (file, rows, dates, context) => {
    const meaning = isHistory(file) ? 'watched' : listMeaning(file, context)
    if (!meaning) return
    for (const row of file.table().rows) {
      if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', row.cell('title'))
      else if (isHistory(file)) rows.add(historyRow(row, dates))
      else rows.add({ line: row.line, named: namedIn(row), facts: [factOf(meaning, file.path, row.line)] })
    }
  }),
}

import { isObject } from '#domain/values/schema.ts'
import { plainTextOf, ratingFrom, textOf } from '../fields.ts'
import { hasAll, objectIn, recordsIn } from '../json.ts'
import type { Reader, ReadingContext } from '../reader.ts'
import type { SourceFile } from '../source-file.ts'
import { noteFact, ratingFact, statusFact } from '../status.ts'

const moviesIn = ({ json }: SourceFile): unknown => {
  const root = json()
  return isObject(root) ? root['movies'] : undefined
}

const isJson = (file: SourceFile): boolean =>
  recordsIn(moviesIn(file)).some(([, record]) => hasAll(record, 'status') && hasAll(objectIn(record, 'movie'), 'ids'))

const readJson = (file: SourceFile, context: ReadingContext): void => {
  const { dates } = context.inFile(file)
  const rows = context.file(file.path, 'simkl')
  for (const [line, record] of recordsIn(moviesIn(file))) {
    const movie = objectIn(record, 'movie')
    const ids = objectIn(movie, 'ids')
    const watchedAt = dates.watchedAt(record['last_watched_at'])
    const rating = ratingFrom(record['user_rating'])
    const rewatch = record['is_rewatch'] === true ? { isRewatch: true as const } : {}
    const addedAt = dates.time(record['added_to_watchlist_at']).value
    rows.add({
      line,
      named: { tmdb: ids['tmdb'], imdb: ids['imdb'], title: movie['title'], year: movie['year'], isMovie: true },
      facts: [
        statusFact(textOf(record['status']), { viewing: { watchedAt: watchedAt.value, ...rewatch }, addedAt }),
        ratingFact(rating.value, dates.time(record['user_rated_at']).value),
        noteFact(plainTextOf(record['memo'])),
      ],
      reads: [watchedAt, rating],
    })
  }
  leaveOutSeries(file, rows)
}

const leaveOutSeries = ({ json }: SourceFile, rows: ReturnType<ReadingContext['file']>): void => {
  const root = json()
  if (!isObject(root)) return
  for (const [line, record] of [...recordsIn(root['shows']), ...recordsIn(root['anime'])]) {
    rows.leaveOut(line, 'not a movie', textOf(objectIn(record, 'show')['title']))
  }
}

const readTable = (file: SourceFile, context: ReadingContext): void => {
  const { dates } = context.inFile(file)
  const rows = context.file(file.path, 'simkl')
  for (const row of file.table().rows) {
    const title = textOf(row.cell('title'))
    if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', title)
    else if (row.cell('type').toLowerCase() !== 'movie') rows.leaveOut(row.line, 'not a movie', title)
    else {
      const [tmdb, imdb, year] = [row.cell('tmdb'), row.cell('imdb'), row.cell('year')]
      const watchedAt = dates.watchedAt(row.cell('watcheddate'))
      const rating = ratingFrom(row.cell('rating'))
      rows.add({
        line: row.line,
        named: { tmdb, imdb, title, year, isMovie: true },
        facts: [
          statusFact(row.cell('watchlist'), { viewing: { watchedAt: watchedAt.value }, addedAt: null }),
          ratingFact(rating.value, null),
          noteFact(plainTextOf(row.cell('memo'))),
        ],
        reads: [watchedAt, rating],
      })
    }
  }
}

export const simkl: Reader = {
  source: 'simkl',
  recognizes: (file) => file.table().has('simklid', 'title') || isJson(file),
  read: (files, context) => {
    for (const file of files) {
      if (isJson(file)) readJson(file, context)
      else readTable(file, context)
    }
  },
}

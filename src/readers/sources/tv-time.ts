import type { HistoryFact } from '#domain/imports/read-history.ts'
import { inUtc } from '../dates.ts'
import { isYes, textOf } from '../fields.ts'
import { firstRecord, hasAll, objectIn, recordsIn } from '../json.ts'
import type { FileContext, Reader, ReadingContext } from '../reader.ts'
import type { FileRows, GivenMovie } from '../rows.ts'
import type { SourceFile } from '../source-file.ts'
import { undatedViewings } from '../status.ts'
import { isListFile, readListFile } from './tv-time-lists.ts'

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
const addExported = (line: number, cell: Cell, rows: FileRows, { dates }: FileContext): void => {
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
    named: movieIn(cell),
    facts: [
      ...(isYes(cell('iswatched')) ? [seen, ...undatedViewings(cell('rewatchcount'))] : [wish]),
      isYes(cell('isfavorite')) && { kind: 'liked' },
    ],
    reads: [watchedAt],
  })
}

/** A record of the archive that it sent to its members. */
const addTracked = (line: number, cell: Cell, rows: FileRows, { dates }: FileContext) => {
  const type = cell('type')
  const watchedAt = dates.watchedAt(inUtc(cell('watchdate') || cell('createdat')))
  const addedAt = dates.time(inUtc(cell('createdat'))).value
  const rewatch = type === 'rewatch' ? { isRewatch: true as const } : {}
  const facts = [
    /^(?:re)?watch$/.test(type) && ({ kind: 'viewing', watchedAt: watchedAt.value, ...rewatch } as const),
    /^(?:towatch|follow)$/.test(type) && ({ kind: 'watchlist', addedAt, status: 'want-to-watch' } as const),
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
  const own = context.inFile(file)
  const add = isTracking(file) ? addTracked : addExported
  for (const { line, cell, isReadable } of rowsOf(file)) {
    if (isReadable) add(line, cell, rows, own)
    else rows.leaveOut(line, 'unreadable', cell('title') || cell('moviename'))
  }
}

const moviesByUuid = (files: readonly SourceFile[]): ReadonlyMap<string, GivenMovie> =>
  new Map(files.flatMap((file) => rowsOf(file).map(({ cell }) => [cell('uuid'), movieIn(cell)] as const)))

export const tvTime: Reader = {
  source: 'tv-time',
  recognizes: (file) => isTracking(file) || isExported(file) || isJson(file) || isListFile(file),
  read: (files, context) => {
    const movies = files.filter((file) => !isListFile(file))
    for (const file of movies) readMovies(file, context)
    const known = moviesByUuid(movies)
    for (const file of files) if (isListFile(file)) readListFile(file, (uuid) => known.get(uuid), context.inFile(file))
  },
}

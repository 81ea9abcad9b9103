import { isObject, type JsonObject } from '#domain/values/schema.ts'
import type { DateReader } from '../dates.ts'
import { noteFact, ratingFact, statusFact, viewingFact } from '../facts.ts'
import { plainTextOf, ratingFrom, textOf } from '../fields.ts'
import { hasAll, objectIn, recordsIn } from '../json.ts'
import { eachFile, type Reader } from '../reader.ts'
import type { FileRows, GivenRow } from '../rows.ts'
import type { SourceFile } from '../source-file.ts'

const moviesIn = ({ json }: SourceFile): unknown => {
  const root = json()
  return isObject(root) ? root['movies'] : undefined
}

const isJson = (file: SourceFile): boolean =>
  recordsIn(moviesIn(file)).some(([, record]) => hasAll(record, 'status') && hasAll(objectIn(record, 'movie'), 'ids'))

const readJson = (file: SourceFile, rows: FileRows, dates: DateReader): void => {
  for (const [line, record] of recordsIn(moviesIn(file))) {
    const movie = objectIn(record, 'movie')
    const ids = objectIn(movie, 'ids')
    rows.add({
      line,
      named: { tmdb: ids['tmdb'], imdb: ids['imdb'], title: movie['title'], year: movie['year'], isMovie: true },
      ...saidIn(record, dates),
    })
  }
  const root = file.json()
  if (!isObject(root)) return
  for (const [line, record] of [...recordsIn(root['shows']), ...recordsIn(root['anime'])]) {
    const show = objectIn(record, 'show')
    const { imdb, tmdb, tvdb } = objectIn(show, 'ids')
    const ids = { imdb, tmdb, tvdb }
    const about = { line, title: textOf(show['title']), year: show['year'] }
    const episodes = recordsIn(record['seasons']).flatMap(([, season]) =>
      recordsIn(season['episodes']).map(([, episode]) => ({ season: season['number'], episode })),
    )
    const said = saidIn(record, dates).facts
    // Watching the show is watching its episodes, where they are named.
    const facts =
      episodes.length > 0 ? said.filter((fact) => fact && fact.kind !== 'viewing' && fact.kind !== 'seen') : said
    rows.leaveOutSeries({ ...about, type: 'show', ids, facts })
    for (const { season, episode } of episodes) {
      const facts = [viewingFact(dates.watchedAt(episode['watched_at']).value)]
      rows.leaveOutSeries({ ...about, type: 'episode', show: ids, season, episode: episode['number'], facts })
    }
  }
}

const saidIn = (record: JsonObject, dates: DateReader): Pick<GivenRow, 'facts' | 'reads'> => {
  const watchedAt = dates.watchedAt(record['last_watched_at'])
  const rating = ratingFrom(record['user_rating'])
  const isRewatch = record['is_rewatch'] === true
  const addedAt = dates.time(record['added_to_watchlist_at']).value
  return {
    facts: [
      statusFact(textOf(record['status']), { watchedAt: watchedAt.value, addedAt, isRewatch }),
      ratingFact(rating.value, dates.time(record['user_rated_at']).value),
      noteFact(plainTextOf(record['memo'])),
    ],
    reads: [watchedAt, rating],
  }
}

const readTable = (file: SourceFile, rows: FileRows, dates: DateReader): void => {
  for (const row of file.table().rows) {
    const title = textOf(row.cell('title'))
    if (!row.isReadable) rows.leaveOut(row.line, 'unreadable', title)
    else {
      const { line } = row
      const [tmdb, imdb, tvdb, year] = [row.cell('tmdb'), row.cell('imdb'), row.cell('tvdb'), row.cell('year')]
      const watchedAt = dates.watchedAt(row.cell('watcheddate'))
      const rating = ratingFrom(row.cell('rating'))
      const facts = [
        statusFact(row.cell('watchlist'), { watchedAt: watchedAt.value, addedAt: null }),
        ratingFact(rating.value, null),
        noteFact(plainTextOf(row.cell('memo'))),
      ]
      if (row.cell('type').toLowerCase() === 'movie') {
        rows.add({ line, named: { tmdb, imdb, title, year, isMovie: true }, facts, reads: [watchedAt, rating] })
      } else rows.leaveOutSeries({ line, type: 'show', title, year, ids: { tmdb, imdb, tvdb }, facts })
    }
  }
}

export const simkl: Reader = {
  recognizes: (file) => file.table().has('simklid', 'title') || isJson(file),
  read: eachFile('simkl', (file, rows, dates) => (isJson(file) ? readJson : readTable)(file, rows, dates)),
}

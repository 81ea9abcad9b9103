import type { HistoryFact } from '#domain/imports/read-history.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import type { JsonObject } from '#domain/values/schema.ts'
import { ratingFact, undatedViewings, wishFact } from '../facts.ts'
import { ratingFrom } from '../fields.ts'
import { firstRecord, hasAll, recordsIn } from '../json.ts'
import { eachFile, type Reader } from '../reader.ts'
import type { FileRows } from '../rows.ts'

const collection = 'SeriesGuide Collection'

/** It counts plays, and knows no date of any. */
const viewingsOf = (record: JsonObject): readonly HistoryFact[] => {
  const plays = Number(record['plays']) || 0
  if (plays > 1) return undatedViewings(plays)
  return record['watched'] === true || plays === 1 ? [{ kind: 'seen' }] : []
}

const addRecord = (line: number, record: JsonObject, rows: FileRows, listId: string): void => {
  const rating = ratingFrom(record['rating_user'])
  const released = Number(record['released_utc_ms'])
  rows.add({
    line,
    named: {
      tmdb: record['tmdb_id'],
      imdb: record['imdb_id'],
      title: record['title'],
      year: released ? isoTimeOf(released) : '',
      isMovie: true,
    },
    facts: [
      ...viewingsOf(record),
      record['in_watchlist'] === true && wishFact(null),
      record['in_collection'] === true && { kind: 'listed', list: listId, position: null, addedAt: null },
      ratingFact(rating.value, null),
    ],
    reads: [rating],
  })
}

export const seriesguide: Reader = {
  recognizes: (file) => {
    const record = firstRecord(file)
    return hasAll(record, 'in_watchlist') && (hasAll(record, 'tmdb_id') || hasAll(record, 'imdb_id'))
  },
  read: eachFile('seriesguide', (file, rows, _, { list }) => {
    const records = recordsIn(file.json())
    const listId = `${file.path} ${collection}`
    if (records.some(([, record]) => record['in_collection'] === true)) {
      list({ id: listId, name: collection, description: '', createdAt: null })
    }
    for (const [line, record] of records) addRecord(line, record, rows, listId)
  }),
}

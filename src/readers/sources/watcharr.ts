import { tagsFrom } from '#domain/records/tags.ts'
import type { JsonObject } from '#domain/values/schema.ts'
import { plainTextOf, ratingFrom, textOf } from '../fields.ts'
import { firstRecord, hasAll, objectIn, recordsIn } from '../json.ts'
import type { FileContext, Reader } from '../reader.ts'
import type { FileRows } from '../rows.ts'
import { noteFact, ratingFact, statusFact, viewingAt } from '../status.ts'

/** When it was set to finished, or as what the person said it was. */
const finishedAt = (record: JsonObject): readonly unknown[] =>
  recordsIn(record['activity'])
    .map(([, activity]) => activity)
    .filter(({ type, data }) => textOf(type) === 'STATUS_CHANGED' && textOf(data).includes('FINISHED'))
    .map((activity) => activity['customDate'] ?? activity['createdAt'])

const addRecord = (line: number, record: JsonObject, rows: FileRows, { dates }: FileContext) => {
  const content = objectIn(record, 'content')
  const title = textOf(content['title'])
  if (textOf(content['type']) !== 'movie') return rows.leaveOut(line, 'not a movie', title)
  const rating = ratingFrom(record['rating'])
  const addedAt = dates.time(record['createdAt']).value
  const viewings = finishedAt(record).map((time) => viewingAt(dates.watchedAt(time).value))
  const tags = recordsIn(record['tags']).flatMap(([, tag]) => tagsFrom(textOf(tag['name'])))
  const status = statusFact(textOf(record['status']), { viewing: { watchedAt: null }, addedAt })
  rows.add({
    line,
    named: {
      tmdb: content['tmdbId'],
      imdb: content['imdb_id'],
      title,
      year: content['release_date'],
      isMovie: true,
    },
    facts: [
      status,
      ...viewings,
      ratingFact(rating.value, null),
      noteFact(plainTextOf(record['thoughts'])),
      tags.length > 0 && { kind: 'tags', tags },
    ],
    reads: [rating],
  })
}

export const watcharr: Reader = {
  source: 'watcharr',
  recognizes: (file) => {
    const record = firstRecord(file)
    return hasAll(record, 'status') && hasAll(objectIn(record, 'content'), 'title', 'type')
  },
  read: (files, context) => {
    for (const file of files) {
      const rows = context.file(file.path, 'watcharr')
      for (const [line, record] of recordsIn(file.json())) addRecord(line, record, rows, context.inFile(file))
    }
  },
}

import { tagsFrom } from '#domain/records/tags.ts'
import type { JsonObject } from '#domain/values/schema.ts'
import type { DateReader } from '../dates.ts'
import { noteFact, ratingFact, statusFact, tagsFact, viewingFact } from '../facts.ts'
import { plainTextOf, ratingFrom, textOf } from '../fields.ts'
import { firstRecord, hasAll, objectIn, recordsIn } from '../json.ts'
import { eachFile, type Reader } from '../reader.ts'
import type { FileRows } from '../rows.ts'

const isFinished = ({ data }: JsonObject): boolean => textOf(data).includes('FINISHED')

/**
 * When an activity says the movie was watched; null for one that does not. An import into Watcharr keeps the original day as
 * the activity's own, while its creation is the day of the import.
 */
const watchedIn = (activity: JsonObject): unknown => {
  const { type, customDate, createdAt } = activity
  if (/^IMPORTED_ADDED_WATCHED(?:_JF|_PLEX)?$/.test(textOf(type))) return customDate ?? null
  if (!isFinished(activity)) return null
  if (/^(?:IMPORTED|ADDED)_WATCHED(?:_JF|_PLEX)?$/.test(textOf(type))) return customDate ?? null
  return /^STATUS_CHANGED(?:_AUTO)?$/.test(textOf(type)) ? (customDate ?? createdAt) : null
}

/** Newer exports say which activities count as plays. */
const timesOf = (record: JsonObject): readonly unknown[] => {
  const all = recordsIn(record['activity']).map(([, activity]) => activity)
  const ids = all.map(({ id }) => textOf(id))
  const activities = all.filter((_, index) => ids[index] === '' || ids.indexOf(ids[index] ?? '') === index)
  const plays = activities.filter(({ countAsPlay }) => countAsPlay === true)
  return plays.length > 0
    ? plays.map(({ customDate, createdAt }) => customDate ?? createdAt)
    : activities.map(watchedIn).filter((time) => time !== null && time !== undefined)
}

const addRecord = (line: number, record: JsonObject, rows: FileRows, dates: DateReader) => {
  const content = objectIn(record, 'content')
  const title = textOf(content['title'])
  const rating = ratingFrom(record['rating'])
  const addedAt = dates.time(record['createdAt']).value
  const times = timesOf(record).map((time) => dates.watchedAt(time))
  const tags = recordsIn(record['tags']).flatMap(([, tag]) => tagsFrom(textOf(tag['name'])))
  const status = statusFact(textOf(record['status']), { watchedAt: null, addedAt })
  const facts = [
    status,
    ...times.map(({ value }) => viewingFact(value)),
    ratingFact(rating.value, null),
    noteFact(plainTextOf(record['thoughts'])),
    tagsFact(tags),
  ]
  const [ids, year] = [{ tmdb: content['tmdbId'], imdb: content['imdb_id'] }, content['release_date']]
  const type = textOf(content['type'])
  if (type === 'movie') {
    rows.add({ line, named: { ...ids, title, year, isMovie: true }, facts, reads: [rating, ...times] })
  } else if (type === 'tv') rows.leaveOutSeries({ line, type: 'show', title, year, ids, facts })
  else rows.leaveOut(line, 'not a movie', title)
}

export const watcharr: Reader = {
  recognizes: (file) => {
    const record = firstRecord(file)
    return hasAll(record, 'status') && hasAll(objectIn(record, 'content'), 'title', 'type')
  },
  read: eachFile('watcharr', (file, rows, dates) => {
    for (const [line, record] of recordsIn(file.json())) addRecord(line, record, rows, dates)
  }),
}

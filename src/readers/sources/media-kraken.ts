import { isObject, type JsonObject } from '#domain/values/schema.ts'
import type { DateReader } from '../dates.ts'
import { viewingFact, wishFact } from '../facts.ts'
import { textOf } from '../fields.ts'
import { linkedRecords, recordsIn } from '../json.ts'
import { eachFile, type Reader } from '../reader.ts'
import type { FileRows } from '../rows.ts'

/** JSON-LD may write a value as an object, and one of a list without the list. */
const plainValue = (value: unknown): unknown => (isObject(value) ? value['@value'] : value)
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

const isOfType = (record: JsonObject, type: string): boolean =>
  listOf(record['@type']).some((given) => textOf(given).replace(/^.*[:/]/, '') === type)

const dateOf = (action: JsonObject): unknown =>
  plainValue(action['startTime'] ?? action['endTime'] ?? action['purl:created'] ?? action['created'])

const addRecord = (line: number, record: JsonObject, rows: FileRows, dates: DateReader) => {
  const title = textOf(plainValue(record['name']))
  if (!isOfType(record, 'Movie')) return rows.leaveOut(line, 'not a movie', title)
  const links = listOf(record['sameAs']).map(textOf)
  const tmdb = links.find((link) => link.includes('themoviedb.org'))
  const imdb = links.find((link) => link.includes('imdb.com'))
  const watched = recordsIn(listOf(record['actions'] ?? record['potentialAction']))
    .filter(([, action]) => isOfType(action, 'WatchAction'))
    .map(([, action]) => dates.watchedAt(dateOf(action)))
  const addedAt = dates.time(plainValue(record['purl:created'] ?? record['created'])).value
  rows.add({
    line,
    named: { tmdb, imdb, title, year: plainValue(record['datePublished']), isMovie: true },
    facts: watched.length > 0 ? watched.map(({ value }) => viewingFact(value)) : [wishFact(addedAt)],
    reads: watched,
  })
}

export const mediaKraken: Reader = {
  recognizes: ({ json }) => recordsIn(linkedRecords(json())).some(([, record]) => isOfType(record, 'Movie')),
  read: eachFile('media-kraken', (file, rows, dates) => {
    for (const [line, record] of recordsIn(linkedRecords(file.json()))) addRecord(line, record, rows, dates)
  }),
}

import type { GivenScale } from '#domain/imports/questions.ts'
import type { HistoryFact } from '#domain/imports/read-history.ts'
import { isObject, type JsonObject } from '#domain/values/schema.ts'
import type { DateReader } from '../dates.ts'
import { noteFact, ratingFact, viewingFact, wishFact } from '../facts.ts'
import { plainTextOf, ratingFrom, textOf } from '../fields.ts'
import { hasAll, objectIn, recordsIn } from '../json.ts'
import type { Reader } from '../reader.ts'
import type { FileRows } from '../rows.ts'
import type { SourceFile } from '../source-file.ts'

/** Its own collections, which say what its history says too. */
const ownCollections = new Set(['completed', 'monitoring', 'reminders', 'recently consumed'])

const mediaIn = ({ json }: SourceFile): unknown => {
  const root = json()
  return isObject(root) ? (root['metadata'] ?? root['media']) : undefined
}

const ratingsIn = (file: SourceFile): readonly number[] =>
  recordsIn(mediaIn(file))
    .flatMap(([, record]) => recordsIn(record['reviews']))
    .map(([, review]) => Number(review['rating']))
    .filter((rating) => rating > 0)

const suggestedScale = (highest: number): GivenScale => (highest > 10 ? 100 : highest > 5 ? 10 : 5)

const collectionFacts = (
  record: JsonObject,
  listId: (collection: JsonObject) => string,
  dates: DateReader,
): readonly HistoryFact[] =>
  recordsIn(record['collections']).flatMap(([, collection]): readonly HistoryFact[] => {
    const name = textOf(collection['collection_name']).toLowerCase()
    const addedAt = dates.time(collection['created_on']).value
    if (name === 'watchlist') return [wishFact(addedAt)]
    if (name === 'in progress') return [{ kind: 'watchlist', addedAt, status: 'watching' }]
    return name === '' || ownCollections.has(name)
      ? []
      : [{ kind: 'listed', list: listId(collection), position: null, addedAt }]
  })

const addRecord = (
  [line, record]: readonly [number, JsonObject],
  rows: FileRows,
  listId: (collection: JsonObject) => string,
  scale: GivenScale | undefined,
  dates: DateReader,
) => {
  const title = textOf(record['title'] ?? record['source_id'])
  const lot = textOf(record['lot']).toLowerCase()
  if (lot !== 'movie' && lot !== 'show' && lot !== 'anime') return rows.leaveOut(line, 'not a movie', title)
  const source = textOf(record['source']).toLowerCase()
  const { identifier } = record
  const watched = recordsIn(record['seen_history']).filter(
    ([, seen]) => !hasAll(seen, 'state') || textOf(seen['state']).toLowerCase() === 'completed',
  )
  const viewings = watched.map(([, seen]) => dates.watchedAt(seen['ended_on'] ?? seen['finished_on']))
  const reviews = recordsIn(record['reviews']).map(([, review]) => ({
    rating: ratingFrom(review['rating'], scale),
    ratedAt: dates.time(objectIn(review, 'review')['date']).value,
    note: plainTextOf(objectIn(review, 'review')['text']),
  }))
  const ids = { tmdb: source === 'tmdb' ? identifier : '', imdb: source === 'imdb' ? identifier : '' }
  const opinions = reviews.flatMap(({ rating, ratedAt, note }) => [ratingFact(rating.value, ratedAt), noteFact(note)])
  if (lot !== 'movie') {
    // A list of series alone is none here.
    rows.leaveOutSeries({ line, type: 'show', title, ids, facts: opinions })
    for (const [index, [, seen]] of watched.entries()) {
      const part = objectIn(seen, 'show_extra_information')
      const season = seen['show_season_number'] ?? part['season']
      const episode = seen['show_episode_number'] ?? part['episode']
      const facts = viewings.slice(index, index + 1).map(({ value }) => viewingFact(value))
      rows.leaveOutSeries({ line, type: 'episode', title, show: ids, season, episode, facts })
    }
    return
  }
  rows.add({
    line,
    named: { ...ids, title, isMovie: true },
    facts: [...viewings.map(({ value }) => viewingFact(value)), ...opinions, ...collectionFacts(record, listId, dates)],
    reads: [...viewings, ...reviews.map(({ rating }) => rating)],
  })
}

export const ryot: Reader = {
  recognizes: (file) => recordsIn(mediaIn(file)).some(([, record]) => hasAll(record, 'lot', 'source', 'identifier')),
  read: (files, context) => {
    for (const file of files) {
      const highest = Math.max(0, ...ratingsIn(file))
      const { ratingScale } = context.answersTo(file)
      // The file does not say which of its scales was set.
      if (highest > 0 && !ratingScale)
        context.ask(file, { ratingScale: { highest, suggested: suggestedScale(highest) } })
      const rows = context.file(file.path, 'ryot', ratingScale && [ratingScale])
      const listId = (collection: JsonObject): string => {
        const name = textOf(collection['collection_name'])
        const id = `${file.path} ${textOf(collection['collection_id']) || name}`
        context.list({ id, name, description: '', createdAt: null })
        return id
      }
      const dates = context.datesOf(file)
      for (const record of recordsIn(mediaIn(file))) addRecord(record, rows, listId, ratingScale, dates)
    }
  },
}

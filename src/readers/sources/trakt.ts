import type { HistoryFact, RowReason } from '#domain/imports/read-history.ts'
import type { JsonObject } from '#domain/values/schema.ts'
import type { DateReader } from '../dates.ts'
import { noteFact, ratingFact, undatedViewings, viewingFact } from '../facts.ts'
import { plainTextOf, type Read, ratingFrom, textOf } from '../fields.ts'
import { firstRecord, hasAll, objectIn, recordsIn } from '../json.ts'
import type { Reader, ReadingContext } from '../reader.ts'
import type { FileRows } from '../rows.ts'
import { baseName, type SourceFile } from '../source-file.ts'
import { factsOfList, pageOf, readLists, stemOf, withoutPage } from './trakt-lists.ts'

type Part =
  | 'history'
  | 'aggregate'
  | 'ratings'
  | 'list items'
  | 'lists'
  | 'collection'
  | 'comments'
  | 'notes'
  | 'errors'
  | 'nothing'

const ownName = /^(?:watched|ratings|lists|collection|comments|notes|hidden|likes|network|user)[-/]/i

const partOf = (file: SourceFile): Part | null => {
  if (baseName(file.path) === '_errors.json') return 'errors'
  const json = file.json()
  if (!Array.isArray(json)) return null
  const record = firstRecord(file)
  if (json.length === 0) return ownName.test(file.path) ? 'nothing' : null
  const isAbout = ['movie', 'show', 'episode', 'season', 'person'].some((name) => hasAll(objectIn(record, name), 'ids'))
  if (hasAll(record, 'ids', 'name') && hasAll(record, 'item_count')) return 'lists'
  if (!isAbout) return null
  if (hasAll(record, 'watched_at')) return 'history'
  if (hasAll(record, 'rated_at', 'rating')) return 'ratings'
  if (hasAll(record, 'listed_at')) return 'list items'
  if (hasAll(record, 'plays')) return 'aggregate'
  if (hasAll(record, 'collected_at')) return 'collection'
  if (hasAll(record, 'comment')) return 'comments'
  if (hasAll(record, 'notes') || hasAll(record, 'note')) return 'notes'
  return ownName.test(file.path) ? 'nothing' : null
}

const titleOf = (record: JsonObject): string =>
  ['movie', 'show', 'person', 'episode']
    .map((name) => textOf(objectIn(record, name)['title'] ?? objectIn(record, name)['name']))
    .find(Boolean) ?? ''

const reasonFor = (record: JsonObject): RowReason | null => {
  if (hasAll(record, 'movie')) return null
  return titleOf(record) === '' ? 'unreadable' : 'not a movie'
}

/** A record of a part has its show, too. */
const seriesTypes = ['episode', 'season', 'show'] as const

interface Facts {
  readonly facts: readonly (HistoryFact | null | false)[]
  readonly reads?: readonly Read<unknown>[]
}

const addRecord = (line: number, record: JsonObject, rows: FileRows, { facts, reads = [] }: Facts) => {
  const reason = reasonFor(record)
  const type = seriesTypes.find((name) => hasAll(record, name))
  if (reason === 'not a movie' && type) {
    const [part, show] = [objectIn(record, type), objectIn(record, 'show')]
    return rows.leaveOutSeries({
      line,
      type,
      title: titleOf(record),
      year: show['year'],
      ids: objectIn(part, 'ids'),
      ...(type !== 'show' && { show: objectIn(show, 'ids') }),
      season: type === 'season' ? part['number'] : part['season'],
      episode: type === 'episode' ? part['number'] : undefined,
      facts,
    })
  }
  if (reason) return rows.leaveOut(line, reason, titleOf(record))
  const movie = objectIn(record, 'movie')
  const ids = objectIn(movie, 'ids')
  rows.add({
    line,
    named: { tmdb: ids['tmdb'], imdb: ids['imdb'], title: movie['title'], year: movie['year'], isMovie: true },
    facts,
    reads,
  })
}

type FactsOf = (record: JsonObject, line: number) => Facts

/** Pages may overlap: a play with an id that was read before is the same one. */
const onceEach = () => {
  const known = new Set<string>()
  return (record: JsonObject): boolean => {
    const id = hasAll(record, 'watched_at') ? textOf(record['id']) : ''
    if (id === '') return true
    const isFirst = !known.has(id)
    known.add(id)
    return isFirst
  }
}

const readAll = (
  files: readonly SourceFile[],
  context: ReadingContext,
  factsFor: (dates: DateReader) => FactsOf,
): void => {
  const isFirst = onceEach()
  for (const file of files) {
    const rows = context.file(file.path, 'trakt')
    const factsOf = factsFor(context.datesOf(file))
    for (const [line, record] of recordsIn(file.json())) {
      if (isFirst(record)) addRecord(line, record, rows, factsOf(record, line))
      else rows.leaveOut(line, 'repeated', titleOf(record))
    }
  }
}

const historyFacts =
  (dates: DateReader): FactsOf =>
  (record) => {
    const watchedAt = dates.minute(record['watched_at'])
    return { facts: [viewingFact(watchedAt.value)], reads: [watchedAt] }
  }

/** The plays of a movie together: only the last has a date. */
const aggregateFacts =
  (dates: DateReader): FactsOf =>
  (record) => {
    const watchedAt = dates.minute(record['last_watched_at'])
    const [, ...earlier] = undatedViewings(record['plays'])
    return { facts: [viewingFact(watchedAt.value), ...earlier], reads: [watchedAt] }
  }

const ratingFacts =
  (dates: DateReader): FactsOf =>
  (record) => {
    const rating = ratingFrom(record['rating'])
    const ratedAt = dates.time(record['rated_at'])
    return { facts: [ratingFact(rating.value, ratedAt.value)], reads: [rating, ratedAt] }
  }

const commentFacts: FactsOf = (record) => ({
  facts: [
    noteFact(plainTextOf(objectIn(record, 'comment')['comment'])),
    noteFact(plainTextOf(objectIn(record, 'note')['notes'] ?? record['notes'])),
  ],
})

const reportMissingPages = (files: readonly SourceFile[], { notice }: ReadingContext): void => {
  const pages = new Map<string, Set<number>>()
  for (const file of files) {
    const page = pageOf(file)
    if (
      page === 0 ||
      !/^(?:watched|ratings|lists-(?:watchlist|favorites)|collection|comments|notes)/.test(stemOf(file))
    )
      continue
    const stem = withoutPage(file)
    pages.set(stem, (pages.get(stem) ?? new Set()).add(page))
  }
  for (const [stem, present] of pages) {
    for (let page = 1; page < Math.max(...present); page += 1) {
      if (!present.has(page)) notice({ kind: 'missing page', file: `${stem}-${page}.json` })
    }
  }
}

const reportErrors = (files: readonly SourceFile[], { notice }: ReadingContext): void => {
  for (const file of files) {
    const json = file.json()
    const parts = Array.isArray(json)
      ? recordsIn(json).map(([, record], index) =>
          textOf(record['file'] ?? record['name'] ?? record['path'] ?? record['url'] ?? json[index]),
        )
      : Object.keys(typeof json === 'object' && json !== null ? json : {})
    if (parts.length > 0) notice({ kind: 'incomplete export', file: file.path, parts: parts.filter(Boolean) })
  }
}

export const trakt: Reader = {
  recognizes: (file) => partOf(file) !== null,
  read: (files, context) => {
    const inOrder = [...files].sort(
      (one, other) => withoutPage(one).localeCompare(withoutPage(other)) || pageOf(one) - pageOf(other),
    )
    const filesOf = (part: Part) => inOrder.filter((file) => partOf(file) === part)
    reportErrors(filesOf('errors'), context)
    reportMissingPages(inOrder, context)
    const history = filesOf('history')
    readAll(history, context, historyFacts)
    // Each play of the aggregates is in the history.
    if (history.length === 0) readAll(filesOf('aggregate'), context, aggregateFacts)
    readAll(filesOf('ratings'), context, ratingFacts)
    const lists = readLists(filesOf('lists'), context)
    for (const file of filesOf('list items')) {
      const factFor = factsOfList(file, lists, context)
      if (factFor)
        readAll([file], context, () => (record, line) => ({
          facts: [factFor(record, line), noteFact(plainTextOf(record['notes']))],
        }))
    }
    readAll([...filesOf('comments'), ...filesOf('notes')], context, () => commentFacts)
    const collected = filesOf('collection')
    if (collected.length > 0) {
      context.list({ id: 'collection', name: 'Trakt Collection', description: '', createdAt: null })
      readAll(collected, context, (dates) => (record) => {
        const addedAt = dates.time(record['collected_at']).value
        return { facts: [{ kind: 'listed', list: 'collection', position: null, addedAt }] }
      })
    }
  },
}

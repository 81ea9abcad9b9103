import type { SaidColumn } from '#domain/imports/left-out/left-csv.ts'
import type { HistoryFact } from '#domain/imports/read-history.ts'
import { companionsFrom } from '#domain/records/companions.ts'
import { tagsFrom } from '#domain/records/tags.ts'
import { unescapeFormula } from '#domain/values/formula-cells.ts'
import { type IsoTime, isoTimeFrom } from '#domain/values/instant.ts'
import type { DateReader } from './dates.ts'
import { viewingFact } from './facts.ts'
import { isYes, type Read, ratingFrom } from './fields.ts'
import type { ReadingContext } from './reader.ts'
import { normalizeHeader, type TableRow } from './table.ts'

export type Cell<Column extends string> = (column: Column) => string

/** Of a table of ours, in which cells that a spreadsheet would run begin with an apostrophe. */
export const cellsOf =
  (row: TableRow): Cell<string> =>
  (column) =>
    unescapeFormula(row.cell(normalizeHeader(column)))

export type AddList = (cell: Cell<SaidColumn>) => string

export const listsOf = (path: string, { list }: ReadingContext): AddList => {
  const known = new Set<string>()
  return (cell) => {
    const id = cell('list_id') || `${path} ${cell('list')}`
    if (!known.has(id)) list({ id, name: cell('list'), description: cell('list_description'), createdAt: null })
    known.add(id)
    return id
  }
}

/** Also midnight, which in other tables may be a day alone. */
export const timeIn = (text: string, dates: DateReader): Read<IsoTime | null> =>
  isoTimeFrom(text) === text ? { value: text } : dates.time(text)

/** What a line of a table of ours says. */
export const factIn = (cell: Cell<SaidColumn>, addList: AddList, dates: DateReader): Read<HistoryFact | null> => {
  const kind = cell('says')
  const rating = ratingFrom(cell('rating'))
  const date = cell('date')
  const time = timeIn(date, dates)
  const [note, tags] = [cell('note'), tagsFrom(cell('tags'))]
  if (kind === 'viewing') {
    const { value: watchedAt, ...doubt } = dates.minute(date)
    const [companions, isRewatch] = [companionsFrom(cell('with')), isYes(cell('rewatch'))]
    return { value: viewingFact(watchedAt, { rating: rating.value, note, tags, companions, isRewatch }), ...doubt }
  }
  if (kind === 'rating') {
    const { value, ...doubt } = rating
    return { value: value === undefined ? null : { kind, rating: value, ratedAt: time.value }, ...doubt }
  }
  if (kind === 'seen') return { value: { kind, ...(time.value && { addedAt: time.value }) } }
  if (kind === 'liked') return { value: { kind } }
  if (kind === 'watchlist') {
    const status = cell('status') === 'watching' ? 'watching' : 'want-to-watch'
    return { value: { kind, addedAt: time.value, status } }
  }
  if (kind === 'listed') {
    const position = Number(cell('position')) || null
    return { value: { kind, list: addList(cell), position, addedAt: time.value, ...(note !== '' && { note }) } }
  }
  if (kind === 'note' && note !== '') return { value: { kind, note } }
  return { value: kind === 'tags' && tags.length > 0 ? { kind, tags } : null }
}

import type { ColumnField, CsvColumn } from '#domain/imports/questions.ts'
import { maxShown, shorten } from '../limits.ts'
import { normalizeHeader, type Table } from '../table.ts'
import { columnAliases } from './column-aliases.ts'

const samplesPerColumn = 3
const rowsSampled = 50

const samplesOf = ({ rows }: Table, column: number): readonly string[] =>
  rows
    .slice(0, rowsSampled)
    .map(({ cells }) => cells[column]?.trim() ?? '')
    .filter((cell) => cell !== '')
    .slice(0, samplesPerColumn)
    .map((cell) => shorten(cell, maxShown))

const idsIn = (samples: readonly string[]): ColumnField | null => {
  if (samples.length === 0) return null
  if (samples.every((text) => /^tt\d{6,}$|imdb\.com\/title\//.test(text))) return 'imdb id'
  return samples.every((text) => text.includes('themoviedb.org/movie/')) ? 'tmdb id' : null
}

export const guessColumns = (table: Table): readonly CsvColumn[] => {
  const headers = table.header.map(normalizeHeader)
  const columns = headers.map((header, index) => ({
    samples: samplesOf(table, index),
    isEitherNote: header === 'nota',
    field: null as ColumnField | null,
  }))
  const isTaken = (field: ColumnField) => columns.some((column) => column.field === field)
  const assignByName = () => {
    for (const [field, names] of columnAliases) {
      const index = names.map((name) => headers.indexOf(name)).find((at) => columns[at]?.field === null)
      const column = index === undefined ? undefined : columns[index]
      if (column && !isTaken(field)) column.field = field
    }
  }
  assignByName()
  for (const column of columns) {
    const field = column.field === null ? idsIn(column.samples) : null
    if (field && !isTaken(field)) column.field = field
  }
  for (const column of columns) {
    const isNumeric = column.samples.length > 0 && column.samples.every((text) => /^\d+([.,]\d+)?$/.test(text))
    // In some languages 'note' or 'nota' is the word for a rating.
    if (column.field === 'note' && isNumeric && !isTaken('rating')) column.field = 'rating'
    else if (column.field === 'rating' && column.isEitherNote && !isNumeric && !isTaken('note')) column.field = 'note'
  }
  assignByName()
  return columns.map(({ samples, field }, index) => ({
    header: shorten(table.header[index] ?? '', maxShown),
    samples,
    field,
  }))
}

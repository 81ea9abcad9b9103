import type {
  ColumnField,
  CsvColumn,
  FileAnswers,
  FileQuestion,
  GivenScale,
  LetterRatings,
} from '#domain/imports/questions.ts'
import { givenRating, letterIn } from '../fields.ts'
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

export type Fields = readonly (ColumnField | null)[]

export const valuesOf = (table: Table, fields: Fields, field: ColumnField): readonly string[] => {
  const column = fields.indexOf(field)
  return column < 0 ? [] : table.rows.map(({ cells }) => cells[column]?.trim() ?? '').filter((cell) => cell !== '')
}

export const scaleQuestion = (table: Table, fields: Fields): Pick<FileQuestion, 'ratingScale'> => {
  const highest = Math.max(
    0,
    ...valuesOf(table, fields, 'rating')
      .map(givenRating)
      .flatMap(({ given, scale }) => (scale === undefined && given > 0 ? [given] : [])),
  )
  const suggested: GivenScale = highest > 20 ? 100 : highest > 10 ? 20 : highest > 5 ? 10 : 5
  return highest > 0 ? { ratingScale: { highest, suggested } } : {}
}

/** The best first, with what magazines and the sites that add up their verdicts give for each. */
const letterRatings: LetterRatings = {
  ...{ 'S+': 10, S: 10, 'S-': 10, 'A+': 10, A: 10, 'A-': 9, 'B+': 8, B: 8, 'B-': 7 },
  ...{ 'C+': 6, C: 5, 'C-': 4, 'D+': 3, D: 3, 'D-': 2, 'E+': 2, E: 2, 'E-': 1, 'F+': 1, F: 1, 'F-': 1 },
}

export const letterQuestion = (
  table: Table,
  fields: Fields,
  { letters: known = {} }: FileAnswers,
): Pick<FileQuestion, 'letters'> => {
  const given = new Set(valuesOf(table, fields, 'rating').map(letterIn))
  const open = Object.entries(letterRatings).filter(([letter]) => given.has(letter) && !Object.hasOwn(known, letter))
  return open.length > 0 ? { letters: { suggested: Object.fromEntries(open) } } : {}
}

/** What the ratings that were read are out of, but for letters. */
export const scalesIn = (table: Table, fields: Fields, { ratingScale }: FileAnswers): readonly number[] => {
  const ratings = valuesOf(table, fields, 'rating').map(givenRating)
  const scales = ratings.flatMap(({ given, scale = ratingScale }) => (given > 0 && scale ? [scale] : []))
  return [...new Set(scales)].sort((one, other) => one - other)
}

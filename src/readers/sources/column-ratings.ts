import type { ColumnField, FileAnswers, FileQuestion, GivenScale, LetterRatings } from '#domain/imports/questions.ts'
import { givenRating, letterIn } from '../fields.ts'
import type { Table } from '../table.ts'

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

import type { EncodingQuestion } from '#domain/imports/questions.ts'
import { attempt, parseJson } from '#domain/values/attempt.ts'
import { once } from '#domain/values/once.ts'
import type { CsvRow } from './csv.ts'
import { parseCsv } from './csv.ts'
import { type Table, tableOf } from './table.ts'

/** A text of the export, parsed when it is first asked for. */
export interface SourceFile {
  /** In an archive its path without the folder that holds everything. */
  readonly path: string
  readonly text: string
  /** Where it may be in another encoding than the text was read in. */
  readonly encoding?: EncodingQuestion
  /** Empty where the text is JSON. */
  readonly csv: () => readonly CsvRow[]
  readonly table: () => Table
  /** Undefined where the text is no JSON. One record per line makes a list. */
  readonly json: () => unknown
}

const parseRecords = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text)) return undefined
  const lines = () => text.split('\n').filter((line) => line.trim() !== '')
  return parseJson(text) ?? attempt(() => lines().map((line): unknown => JSON.parse(line)))
}

export const sourceFile = (path: string, text: string, encoding?: EncodingQuestion): SourceFile => {
  const json = once(() => parseRecords(text))
  const csv = once(() => (json() === undefined ? parseCsv(text) : []))
  return { path, text, ...(encoding && { encoding }), csv, table: once(() => tableOf(csv())), json }
}

/** The lower-case name without folders. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase()

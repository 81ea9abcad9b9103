import type { EncodingQuestion } from '#domain/history/questions.ts'
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

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const parseJson = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Perhaps one record per line.
  }
  try {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): unknown => JSON.parse(line))
  } catch {
    return undefined
  }
}

export const sourceFile = (path: string, text: string, encoding?: EncodingQuestion): SourceFile => {
  const json = once(() => parseJson(text))
  const csv = once(() => (json() === undefined ? parseCsv(text) : []))
  return { path, text, ...(encoding && { encoding }), csv, table: once(() => tableOf(csv())), json }
}

/** The lower-case name without folders. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase()

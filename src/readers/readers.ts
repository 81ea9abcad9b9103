import { anyCsv } from './any-csv.ts'
import { pastedList } from './pasted-list.ts'
import type { Reader } from './reader.ts'

/** The first that recognizes a file reads it. */
export const readers: readonly Reader[] = [anyCsv, pastedList]

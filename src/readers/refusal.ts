import type { FileProblem } from '#domain/imports/reading.ts'

/** Why nothing is read. */
export class Refusal extends Error {
  readonly kind: FileProblem
  /** '' for the file that is being read. */
  readonly file: string
  constructor(kind: FileProblem, file = '') {
    super(kind)
    this.kind = kind
    this.file = file
  }
}

/** Refusals of what is read belong to this file. */
export const readingFile = <Result>(file: string, read: () => Result): Result => {
  try {
    return read()
  } catch (error) {
    throw error instanceof Refusal && error.file === '' ? new Refusal(error.kind, file) : error
  }
}

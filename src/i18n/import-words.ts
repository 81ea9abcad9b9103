import { type ImportProblem, largestFile } from '#domain/imports.ts'
import type { Texts } from './texts.ts'

const megabyte = 1024 * 1024

/** An amount of bytes, or of units of local storage, in MB to one decimal. Never 0.0: what is too much is something. */
const inMegabytes = (words: Texts['import'], amount: number): string =>
  words.megabytes(Math.max(0.1, Math.ceil((10 * amount) / megabyte) / 10))

/** By how much a result is too big, in words; `excess` in UTF-16 units. */
export const excessWords = (words: Texts['import'], excess: number): string => words.tooMuch(inMegabytes(words, excess))

/** Why an import was refused (spec sections 5 and 8). */
export const importProblemWords = (words: Texts['import'], problem: ImportProblem): string => {
  const { problems } = words
  switch (problem.kind) {
    case 'too large':
      return problems.tooLarge(inMegabytes(words, problem.bytes), words.megabytes(largestFile / megabyte))
    case 'unsupported schema':
      return problems.schema(problem.version ?? problems.noSchema)
    case 'wrong list':
      return problems.lists[problem.list]
    case 'does not fit':
      return excessWords(words, problem.excess)
    default:
      return problems[problem.kind]
  }
}

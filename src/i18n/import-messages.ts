import type { ImportProblem } from '#domain/backup/backup-import.ts'
import { maxFileSize } from '#domain/values/import-file.ts'
import type { ImportMessages } from './messages/import.ts'

const megabyte = 1024 * 1024

/** Rounded up, so that an excess never reads 0.0 MB. */
const inMegabytes = (messages: ImportMessages, amount: number): string =>
  messages.megabytes(Math.max(0.1, Math.ceil((10 * amount) / megabyte) / 10))

/** `excess` in UTF-16 code units. */
export const excessMessage = (messages: ImportMessages, excess: number): string =>
  messages.tooMuch(inMegabytes(messages, excess))

export const importProblemMessage = (messages: ImportMessages, problem: ImportProblem): string => {
  const { problems } = messages
  switch (problem.kind) {
    case 'too large':
      return problems.tooLarge(inMegabytes(messages, problem.bytes), messages.megabytes(maxFileSize / megabyte))
    case 'unsupported schema':
      return problems.schema(problem.version ?? problems.noSchema)
    case 'wrong list':
      return problems.lists[problem.list]
    case 'does not fit':
      return excessMessage(messages, problem.excess)
    default:
      return problems[problem.kind]
  }
}

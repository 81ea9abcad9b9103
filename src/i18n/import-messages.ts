import type { ImportProblem } from '#domain/backup/backup-import.ts'
import { maxFileSize } from '#domain/values/import-file.ts'
import type { OtherMessages } from '#messages/types.ts'

const megabyte = 1024 * 1024

/** Rounded up, so that an excess never reads 0.0 MB. */
const inMegabytes = (messages: OtherMessages['import'], amount: number): string =>
  messages.megabytes({ size: Math.max(0.1, Math.ceil((10 * amount) / megabyte) / 10) })

/** `excess` in UTF-16 code units. */
export const excessMessage = (messages: OtherMessages['import'], excess: number): string =>
  messages.tooMuch({ amount: inMegabytes(messages, excess) })

export const importProblemMessage = (messages: OtherMessages['import'], problem: ImportProblem): string => {
  const { problems } = messages
  switch (problem.kind) {
    case 'too large':
      return problems.tooLarge({
        size: inMegabytes(messages, problem.bytes),
        most: messages.megabytes({ size: maxFileSize / megabyte }),
      })
    case 'unsupported schema':
      return problems.schema({ version: problem.version ?? problems.noSchema })
    case 'wrong list':
      return problems.lists[problem.list]
    case 'does not fit':
      return excessMessage(messages, problem.excess)
    default:
      return problems[problem.kind]
  }
}

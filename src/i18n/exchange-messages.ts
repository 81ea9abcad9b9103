import type { ExchangeProblem } from '#domain/devices/exchange.ts'
import type { OtherMessages } from '#messages/types.ts'

const megabyte = 1024 * 1024

export const exchangeProblemMessage = ({ problems }: OtherMessages['devices'], problem: ExchangeProblem): string => {
  switch (problem.kind) {
    case 'too large':
      return problems.tooLarge({ size: Math.ceil((10 * problem.bytes) / megabyte) / 10 })
    case 'newer format':
      return problems.newer
    default:
      return problems[problem.kind]
  }
}

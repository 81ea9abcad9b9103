import type { ExchangeProblem } from './exchange.ts'

/** Why a file is not read. */
export class ExchangeFileError extends Error {
  readonly problem: ExchangeProblem
  constructor(problem: ExchangeProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

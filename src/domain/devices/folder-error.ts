import type { FolderProblem } from './folder.ts'

/** Why a step of the folder is refused. */
export class FolderError extends Error {
  readonly problem: FolderProblem
  constructor(problem: FolderProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

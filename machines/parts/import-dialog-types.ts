import {
  type FoundHistory,
  type ImportChoice,
  type ImportOutcome,
  type ImportPlan,
  type ImportProblem,
  type ImportStrategy,
  losesRecords,
  losesSomething,
  type ParsedImport,
  type ReadingOutcome,
} from '#domain/backup/backup-import.ts'
import type { ChangeScope } from '#domain/devices/exchange.ts'
import type { ImportFile } from '#domain/values/import-file.ts'

export interface ImportDecision {
  readonly parsed: ParsedImport
  readonly choice: ImportChoice
  /** Where it overwrites. */
  readonly scope: ChangeScope
}

export type FilesOutcome = ReadingOutcome | FoundHistory

export interface ImportDialogContext {
  /** Those that are read. */
  readonly files: readonly ImportFile[]
  /** Why the last files were refused. */
  readonly problem: ImportProblem | null
  /** What was read, and what is to be done with it. */
  readonly decision: ImportDecision | null
  /** Another tracker's files; null for an import that is resumed. */
  readonly found: FoundHistory | null
  /** Progress of reading or writing, 0 to 100. */
  readonly percent: number
}

export const initialContext: ImportDialogContext = { files: [], problem: null, decision: null, found: null, percent: 0 }

export type ImportDialogEvent =
  | { readonly type: 'files chosen'; readonly files: readonly ImportFile[] }
  /** Dragged text, for example. */
  | { readonly type: 'something else dropped' }
  | { readonly type: 'progressed'; readonly percent: number }
  | { readonly type: 'strategy chosen'; readonly strategy: ImportStrategy }
  | { readonly type: 'key answered'; readonly replacesKey: boolean }
  | { readonly type: 'scope chosen'; readonly scope: ChangeScope }
  | { readonly type: 'confirmed' }
  | { readonly type: 'backup requested' }
  | { readonly type: 'canceled' }
  /** An import that was postponed, or that an earlier visit left unfinished. */
  | { readonly type: 'history continued' }
  | { readonly type: 'history closed' }

export const decisionOn = (parsed: ParsedImport): ImportDecision => ({
  parsed,
  choice: { strategy: 'merge', replacesKey: parsed.review.key === 'new' },
  scope: 'everywhere',
})

export const decisionIn = ({ decision }: ImportDialogContext): ImportDecision => {
  if (!decision) throw new Error('There is no import to decide on.')
  return decision
}

export const planIn = (context: ImportDialogContext): ImportPlan => {
  const { parsed, choice } = decisionIn(context)
  return parsed.review.plans[choice.strategy]
}

/** Settings that a merge changes are no loss that has to be protected first. */
export const takesSomethingAway = ({ parsed, choice: { strategy } }: ImportDecision): boolean => {
  const plan = parsed.review.plans[strategy]
  return strategy === 'overwrite' ? losesSomething(plan) : losesRecords(plan)
}

export const withChoice = ({ decision }: ImportDialogContext, choice: Partial<ImportChoice>) => ({
  decision: decision && { ...decision, choice: { ...decision.choice, ...choice } },
})

export const withScope = ({ decision }: ImportDialogContext, scope: ChangeScope) => ({
  decision: decision && { ...decision, scope },
})

export const sizeOf = (files: readonly ImportFile[]): number => files.reduce((sum, { size }) => sum + size, 0)

export const refusalIn = (outcome: FilesOutcome | ImportOutcome): { readonly problem: ImportProblem } => ({
  problem: outcome.kind === 'refused' ? outcome.problem : { kind: 'failed' },
})

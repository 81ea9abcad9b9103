import type {
  ExchangeProblem,
  ExchangeReading,
  JoiningChoice,
  MergeChoice,
  MergeOutcome,
  MergeResult,
  RemovalChoice,
} from '#domain/devices/exchange.ts'
import type { ImportFile } from '#domain/values/import-file.ts'

export type ReadExchange = Extract<ExchangeReading, { readonly kind: 'read' }>

export interface ReceivedFile {
  readonly file: ImportFile
  /** Null until the person has given one. */
  readonly passphrase: string | null
}

export interface ReceivingContext {
  /** The one that is read, or was read last. */
  readonly file: ImportFile | null
  /** Why it was refused. */
  readonly problem: ExchangeProblem | null
  /** Who sent it, and what it would do. */
  readonly reading: ReadExchange | null
  readonly choice: MergeChoice
  /** What the last merge did. */
  readonly outcome: MergeOutcome | null
}

export const initialContext: ReceivingContext = {
  file: null,
  problem: null,
  reading: null,
  // Should other tabs change so much meanwhile that removals need consent, then nobody has given it.
  choice: { joining: 'join', removals: 'later', joinsCollections: true },
  outcome: null,
}

export type ReceivingEvent =
  | { readonly type: 'file chosen'; readonly file: ImportFile }
  /** Never kept in the context. */
  | { readonly type: 'passphrase given'; readonly passphrase: string }
  | { readonly type: 'joining chosen'; readonly joining: JoiningChoice }
  | { readonly type: 'collections answered'; readonly joinsCollections: boolean }
  | { readonly type: 'removals answered'; readonly removals: RemovalChoice }
  | { readonly type: 'backup requested' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'canceled' }
  | { readonly type: 'undo requested' }

export const problemIn = (outcome: ExchangeReading | MergeResult): { readonly problem: ExchangeProblem } => ({
  problem: outcome.kind === 'refused' ? outcome.problem : { kind: 'failed' },
})

export const isRefusedFor = (reading: ExchangeReading, kind: ExchangeProblem['kind']): boolean =>
  reading.kind === 'refused' && reading.problem.kind === kind

export const receivedFile = ({ file }: ReceivingContext, event: ReceivingEvent): ReceivedFile => {
  if (!file) throw new Error('There is no file to read.')
  return { file, passphrase: event.type === 'passphrase given' ? event.passphrase : null }
}

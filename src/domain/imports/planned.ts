import type { IsoTime } from '../values/instant.ts'
import { namedValues } from '../values/named-values.ts'
import type { FactOf, HistoryFact } from './read-history.ts'

export const historyKinds = ['viewings', 'ratings', 'watchlist', 'collections', 'notes'] as const
export type HistoryKind = (typeof historyKinds)[number]

/** What holds where the file and the library differ. Without a time in the file, the library's is the newer. */
export type Precedence = 'newer' | 'file' | 'mine'
export type Precedences = Readonly<Record<HistoryKind, Precedence>>

export const defaultPrecedences: Precedences = namedValues(historyKinds, () => 'newer')

export const factOutcomes = ['new', 'there', 'repeated', 'changed', 'kept'] as const
/**
 * `there` is in the library, `repeated` in another row of the import. Of two that differ, `changed` takes over the file's
 * and `kept` stays with the library's.
 */
export type FactOutcome = (typeof factOutcomes)[number]

export interface GivenFact<Fact extends HistoryFact = HistoryFact> {
  /** The index of its row. */
  readonly row: number
  readonly file: string
  readonly fact: Fact
}

export interface PlannedFact {
  readonly row: number
  readonly kind: HistoryKind
  readonly outcome: FactOutcome
}

const kinds: Readonly<Record<HistoryFact['kind'], HistoryKind>> = {
  viewing: 'viewings',
  seen: 'viewings',
  rating: 'ratings',
  liked: 'ratings',
  watchlist: 'watchlist',
  listed: 'collections',
  note: 'notes',
  tags: 'notes',
}

export const kindOf = ({ kind }: HistoryFact): HistoryKind => kinds[kind]

export const ofKind = <Kind extends HistoryFact['kind']>(
  facts: readonly GivenFact[],
  kind: Kind,
): readonly GivenFact<FactOf<Kind>>[] =>
  facts.filter((given): given is GivenFact<FactOf<Kind>> => given.fact.kind === kind)

export const isTakenOver = (
  precedence: Precedence,
  theirs: IsoTime | null,
  ours: IsoTime | null | undefined,
): boolean => precedence === 'file' || (precedence === 'newer' && theirs !== null && theirs > (ours ?? ''))

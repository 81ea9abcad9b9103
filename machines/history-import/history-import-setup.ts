import { assign, setup } from 'xstate'
import type { FoundHistory } from '#domain/backup/backup-import.ts'
import {
  emptyImport,
  type MatchingOutcome,
  type MatchingProgress,
  noProgress,
  type PendingImport,
  type PlannedImport,
  type WritingOutcome,
} from '#domain/imports/course.ts'
import {
  type Choices,
  type Decisions,
  decisionsOn,
  noDecisions,
  shownMovie,
  withChoices,
} from '#domain/imports/decisions.ts'
import type { HistoryPlan } from '#domain/imports/plan.ts'
import type { HistoryKind, Precedence } from '#domain/imports/planned.ts'
import { areSameQuestions, askedAgain, type FileQuestion, type HistoryAnswers } from '#domain/imports/questions.ts'
import type { ReadHistory } from '#domain/imports/read-history.ts'
import type { HistoryProblem, HistoryReading } from '#domain/imports/reading.ts'
import type { Choice, DecidableState, ResolvedMovie } from '#domain/imports/resolve.ts'
import type { HistorySummary } from '#domain/imports/review-counts.ts'
import type { ProviderProblem } from '#domain/movie/provider-error.ts'
import type { ImportFile } from '#domain/values/import-file.ts'
import { actionPort, actorPort, callbackPort } from '../ports.ts'

export interface HistoryImportInput {
  /** Null resumes the import that is pending. */
  readonly found: FoundHistory | null
  /** Another import was put off, which these files must not replace unasked. */
  readonly hasEarlier: boolean
}

/** Questions that were answered, and what was known before. */
interface AnsweredQuestions {
  readonly questions: readonly FileQuestion[]
  readonly answers: HistoryAnswers
}

/** Rows and movies are held by reference: there may be tens of thousands. */
export interface HistoryImportContext {
  /** Null for a resumed import. */
  readonly files: readonly ImportFile[] | null
  readonly hasEarlier: boolean
  readonly questions: readonly FileQuestion[]
  readonly answers: HistoryAnswers
  readonly answered: readonly AnsweredQuestions[]
  readonly readingProblem: HistoryProblem | { readonly kind: 'failed' } | null
  /** Whether the files join the import that was put off. */
  readonly isAddition: boolean
  /** At first what the files hold, then all that it has joined. */
  readonly pending: PendingImport
  readonly progress: MatchingProgress
  readonly matchingProblem: ProviderProblem | null
  /** As matched and decided when it was planned last. */
  readonly movies: readonly ResolvedMovie[]
  /** Null until it is planned, then the last one until the next. */
  readonly plan: HistoryPlan | null
  readonly decisions: Decisions
  /** Null until it is written. */
  readonly summary: HistorySummary | null
  /** UTF-16 units that local storage lacks. */
  readonly excess: number
}

/** Null for a failure that says no more. */
const resultOf = (reading: HistoryReading | null) => ({
  questions: reading?.kind === 'asked' ? reading.questions : [],
  readingProblem: reading?.kind === 'refused' ? reading.problem : reading ? null : ({ kind: 'failed' } as const),
  pending: reading?.kind === 'read' ? { ...emptyImport, history: reading.history } : emptyImport,
})

/** What follows once the files are read. */
const unmatched = {
  progress: noProgress,
  matchingProblem: null,
  movies: [],
  plan: null,
  decisions: noDecisions,
  summary: null,
  excess: 0,
} as const satisfies Partial<HistoryImportContext>

export const contextOf = ({ found, hasEarlier }: HistoryImportInput): HistoryImportContext => ({
  ...unmatched,
  ...resultOf(found?.reading ?? null),
  files: found?.files ?? null,
  hasEarlier,
  answers: {},
  answered: [],
  isAddition: false,
})

/** Files to read with what the user has said of them. */
export interface GivenFiles {
  readonly files: readonly ImportFile[]
  readonly answers: HistoryAnswers
}

/** Files to keep as the pending import, or to add to it. */
export interface KeptFiles {
  readonly history: ReadHistory
  readonly chosen: readonly string[]
  readonly isAddition: boolean
}

/** What is written, as it was planned. */
export interface ConfirmedImport extends PendingImport {
  readonly movies: readonly ResolvedMovie[]
}

export type HistoryImportEvent =
  /** Instead of the chosen files. */
  | { readonly type: 'earlier import continued' }
  | { readonly type: 'files added' }
  | { readonly type: 'earlier import discarded' }
  | { readonly type: 'questions answered'; readonly answers: HistoryAnswers }
  | { readonly type: 'questions reopened' }
  | { readonly type: 'progressed'; readonly progress: MatchingProgress }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  /** The movies that were not asked about stay out. */
  | { readonly type: 'rest skipped' }
  | { readonly type: 'movies opened'; readonly state: DecidableState }
  | { readonly type: 'overview opened' }
  /** Which movie the shown one is, and perhaps those of its title. */
  | { readonly type: 'movie decided'; readonly choice: Choice; readonly isForAlike: boolean }
  | { readonly type: 'movie skipped' }
  | { readonly type: 'previous movie opened' }
  | { readonly type: 'only suggestions accepted'; readonly keys: readonly string[] }
  | { readonly type: 'precedence chosen'; readonly kind: HistoryKind; readonly precedence: Precedence }
  /** Whether movies that are watched go back to the watchlist. */
  | { readonly type: 'seeing again chosen'; readonly isWanted: boolean }
  | { readonly type: 'confirmed' }
  | { readonly type: 'put off' }
  | { readonly type: 'canceled' }
  | { readonly type: 'closed' }

export const failedReading = { type: 'take reading', params: null } as const

/** What the chart of history-import.ts names. */
export const historyImportSetup = setup({
  types: {
    context: {} as HistoryImportContext,
    events: {} as HistoryImportEvent,
    input: {} as HistoryImportInput,
    tags: {} as 'busy',
  },
  actors: {
    'read again': actorPort<HistoryReading, GivenFiles>('read again'),
    /** Resolves with null when nothing is pending. */
    'read pending import': actorPort<PendingImport | null, undefined>('read pending import'),
    /** Resolves with what is pending now. */
    'keep pending import': actorPort<PendingImport, KeptFiles>('keep pending import'),
    'match movies': actorPort<MatchingOutcome, { readonly history: ReadHistory }>('match movies'),
    /** Takes the matches and choices that were kept meanwhile. */
    'plan import': actorPort<PlannedImport, PendingImport>('plan import'),
    'write history': actorPort<WritingOutcome, ConfirmedImport>('write history'),
    'watch progress': callbackPort(),
  },
  guards: {
    'no files were chosen': ({ context }) => context.files === null,
    'another import waits': ({ context }) => context.hasEarlier && context.readingProblem === null,
    'something is to be asked': ({ context }) => context.questions.length > 0,
    'questions were answered': ({ context }) => context.answered.length > 0,
    'files can be read again': ({ context }) => context.answered.length > 0 && !context.hasEarlier,
    'files are refused': ({ context }) => context.readingProblem !== null,
    'an import is pending': (_, pending: PendingImport | null) => pending !== null,
    'movies were matched': (_, outcome: MatchingOutcome) => outcome.kind === 'matched',
    'a movie comes before': ({ context }) => context.decisions.index > 0,
    'all movies were passed': ({ context }) => shownMovie(context.decisions) === undefined,
    'history was written': (_, outcome: WritingOutcome) => outcome.kind === 'written',
    'history does not fit': (_, outcome: WritingOutcome) => outcome.kind === 'does not fit',
  },
  actions: {
    'keep answers': assign(({ context }, { answers }: { answers: HistoryAnswers }) => {
      const asked = { questions: context.questions, answers: context.answers }
      const earlier = context.answered.findIndex(({ questions }) => areSameQuestions(questions, asked.questions))
      return { answers, answered: [...context.answered.slice(0, earlier < 0 ? undefined : earlier), asked] }
    }),
    'reopen questions': assign(({ context }) => {
      const last = context.answered.at(-1)
      if (!last) return {}
      const questions = askedAgain(last.questions, context.answers)
      const answered = context.answered.slice(0, -1)
      return { ...unmatched, questions, answers: last.answers, answered, readingProblem: null }
    }),
    'take reading': assign((_, reading: HistoryReading | null) => resultOf(reading)),
    'join earlier import': assign({ isAddition: true }),
    'take pending import': assign((_, pending: PendingImport | null) => (pending ? { pending } : {})),
    'keep progress': assign((_, { progress }: { progress: MatchingProgress }) => ({ progress })),
    'keep matching problem': assign((_, outcome: MatchingOutcome | null) => ({
      matchingProblem: outcome?.kind === 'stopped' ? outcome.problem : null,
    })),
    'take plan': assign((_, { movies, plan }: PlannedImport) => ({ movies, plan, excess: 0 })),
    'take precedence': assign(({ context: { pending } }, params: { kind: HistoryKind; precedence: Precedence }) => ({
      pending: { ...pending, precedences: { ...pending.precedences, [params.kind]: params.precedence } },
    })),
    'take wish to see again': assign(({ context: { pending } }, { isWanted }: { isWanted: boolean }) => ({
      pending: { ...pending, wantsAgain: isWanted },
    })),
    'begin deciding': assign(({ context }, { state }: { state: DecidableState }) => ({
      decisions: decisionsOn(context.movies, state),
    })),
    'stop deciding': assign({ decisions: noDecisions }),
    'take choices': assign(({ context }, { choices }: { choices: Choices }) => ({
      decisions: withChoices(context.decisions, choices),
    })),
    'show movie': assign(({ context: { decisions } }, { by }: { by: 1 | -1 }) => ({
      decisions: { ...decisions, index: decisions.index + by },
    })),
    'keep outcome': assign((_, outcome: WritingOutcome) => ({
      summary: outcome.kind === 'written' ? outcome.summary : null,
      excess: outcome.kind === 'does not fit' ? outcome.excess : 0,
    })),
    'keep choices': actionPort<{ choices: Choices }>(),
    'keep precedence': actionPort<{ kind: HistoryKind; precedence: Precedence }>(),
    'keep wish to see again': actionPort<{ isWanted: boolean }>(),
    'discard import': actionPort<undefined>(),
  },
})

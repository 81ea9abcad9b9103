import { assign, setup } from 'xstate'
import type {
  MatchingOutcome,
  MatchingProgress,
  PendingImport,
  PlannedImport,
  WritingOutcome,
} from '#domain/imports/course.ts'
import { type Choices, decisionsOn, noDecisions, shownMovie, withChoices } from '#domain/imports/decisions.ts'
import type { HistoryKind, Precedence } from '#domain/imports/planned.ts'
import { areSameQuestions, askedAgain, type HistoryAnswers } from '#domain/imports/questions.ts'
import type { ReadHistory } from '#domain/imports/read-history.ts'
import type { HistoryReading } from '#domain/imports/reading.ts'
import type { DecidableState } from '#domain/imports/resolve.ts'
import { actionPort, actorPort, callbackPort } from '../ports.ts'
import {
  type ConfirmedImport,
  type GivenFiles,
  type HistoryImportContext,
  type HistoryImportEvent,
  type HistoryImportInput,
  type KeptFiles,
  resultOf,
  unmatched,
} from './history-import-types.ts'

export const failedReading = { type: 'take reading', params: { reading: null } } as const

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
    'an import is pending': (_, params: { pending: PendingImport | null }) => params.pending !== null,
    'movies were matched': (_, params: { outcome: MatchingOutcome }) => params.outcome.kind === 'matched',
    'a movie comes before': ({ context }) => context.decisions.index > 0,
    'all movies were passed': ({ context }) => shownMovie(context.decisions) === undefined,
    'history was written': (_, params: { outcome: WritingOutcome }) => params.outcome.kind === 'written',
    'history does not fit': (_, params: { outcome: WritingOutcome }) => params.outcome.kind === 'does not fit',
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
    'take reading': assign((_, { reading }: { reading: HistoryReading | null }) => resultOf(reading)),
    'join earlier import': assign({ isAddition: true }),
    'take pending import': assign((_, { pending }: { pending: PendingImport | null }) => (pending ? { pending } : {})),
    'keep progress': assign((_, { progress }: { progress: MatchingProgress }) => ({ progress })),
    'keep matching problem': assign((_, { outcome }: { outcome: MatchingOutcome | null }) => ({
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
    'keep outcome': assign((_, { outcome }: { outcome: WritingOutcome }) => ({
      summary: outcome.kind === 'written' ? outcome.summary : null,
      excess: outcome.kind === 'does not fit' ? outcome.excess : 0,
    })),
    'keep choices': actionPort<{ choices: Choices }>(),
    'keep precedence': actionPort<{ kind: HistoryKind; precedence: Precedence }>(),
    'keep wish to see again': actionPort<{ isWanted: boolean }>(),
    'discard import': actionPort<undefined>(),
  },
})

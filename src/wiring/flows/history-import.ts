import { type Signal, signal } from '@preact/signals-react'
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import { createHistoryCommands } from '#commands/tracker-import.ts'
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
import { withoutEarlyDays } from '#domain/imports/early-days.ts'
import type { ReadHistory } from '#domain/imports/read-history.ts'
import type { HistoryReading } from '#domain/imports/reading.ts'
import { foundMovies } from '#domain/imports/resolve.ts'
import { historyImportMachine } from '#machines/history-import.ts'
import type {
  ConfirmedImport,
  GivenFiles,
  HistoryImportEvent,
  KeptFiles,
} from '#machines/parts/history-import-types.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { stopWhenIdle, useFlow } from '../app/use-flow.ts'
import { namesOf, pendingImportOf, pendingMoviesOf } from '../imports/history-review.ts'
import { keepKnownMatches } from '../imports/known-matches.ts'
import { matchHistory } from '../imports/match-history.ts'
import { pendingHistory } from '../imports/pending-history.ts'

export type HistoryImportSnapshot = SnapshotFrom<typeof historyImportMachine>
export type SendToHistory = (event: HistoryImportEvent) => void

/** Null resumes the pending import. */
type HistoryStart = FoundHistory | null

const watchProgress = (progress: Signal<MatchingProgress>) =>
  fromCallback(({ sendBack }) => {
    const send: SendToHistory = sendBack
    return progress.subscribe((now) => send({ type: 'progressed', progress: now }))
  })

const createHistoryImport = (app: App, found: HistoryStart) => {
  const pending = app.lazy.get(pendingHistory)
  const { plan, write } = app.lazy.get(createHistoryCommands)
  const progress = signal(noProgress)
  return createFlow(
    app,
    provideAll(historyImportMachine, {
      actors: {
        'watch progress': watchProgress(progress),
        'read again': fromPromise<HistoryReading, GivenFiles>(({ input: { files, answers }, signal }) =>
          app.files.readHistory(files, { answers, today: app.platform.today() }, { signal }),
        ),
        'read pending import': fromPromise<PendingImport | null, undefined>(async () => {
          if (!pending.history.peek()) await pending.load()
          return pendingImportOf(pending)
        }),
        'keep pending import': fromPromise<PendingImport, KeptFiles>(
          async ({ input: { history, chosen, isAddition } }) => {
            // The database follows: nobody waits for it.
            void (isAddition ? pending.add : pending.begin)(history, chosen)
            return pendingImportOf(pending) ?? { ...emptyImport, history, chosen }
          },
        ),
        'match movies': fromPromise<MatchingOutcome, { readonly history: ReadHistory }>(
          ({ input: { history }, signal }) =>
            matchHistory(app, {
              history,
              pending,
              signal,
              onProgress: (now) => {
                progress.value = now
              },
            }),
        ),
        'plan import': fromPromise<PlannedImport, PendingImport>(async ({ input, signal }) => {
          const movies = pendingMoviesOf(input.history, pending)
          const history = withoutEarlyDays(input.history, movies)
          try {
            return { movies, plan: await plan({ ...input, history, movies: foundMovies(movies) }, { signal }) }
          } catch (error) {
            if (!signal.aborted) app.platform.reportOnce(error)
            throw error
          }
        }),
        'write history': fromPromise<WritingOutcome, ConfirmedImport>(async ({ input }) => {
          const { chosen, movies } = input
          const history = withoutEarlyDays(input.history, movies)
          // Another tab has deleted everything.
          if (!pending.history.peek()) return { kind: 'refused' }
          const outcome = await write({ ...input, history, movies: foundMovies(movies) }, namesOf(chosen))
          // Without a database the next import asks again.
          if (outcome.kind === 'written') void keepKnownMatches(app, history, movies).catch(() => {})
          return outcome
        }),
      },
      actions: {
        'keep choices': (_, { choices }) => {
          for (const [key, choice] of choices) void pending.choose(key, choice)
        },
        'keep precedence': (_, { kind, precedence }) => void pending.prefer(kind, precedence),
        'keep wish to see again': (_, { isWanted }) => void pending.wantAgain(isWanted),
        'discard import': () => void pending.discard(),
      },
    }),
    { found, hasEarlier: found !== null && (pending.history.peek() !== null || pending.isUnreadable.peek()) },
  )
}

export const useHistoryImport = (found: HistoryStart) => useFlow(createHistoryImport, found, stopWhenIdle)

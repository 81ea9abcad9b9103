import { type Signal, signal } from '@preact/signals-react'
import type { SnapshotFrom } from 'xstate'
import { createHistoryCommands } from '#commands/tracker-import.ts'
import type { FoundHistory } from '#domain/backup/backup-import.ts'
import { emptyImport, type MatchingProgress, noProgress } from '#domain/imports/course.ts'
import { withoutEarlyDays } from '#domain/imports/early-days.ts'
import { foundMovies } from '#domain/imports/resolve.ts'
import { historyImportMachine } from '#machines/history-import/history-import.ts'
import type { HistoryImportEvent } from '#machines/history-import/history-import-setup.ts'
import type { App } from '../app/app.ts'
import { createFlow, reporting } from '../app/create-flow.ts'
import { stopWhenIdle, useFlow } from '../app/use-flow.ts'
import { namesOf, pendingImportOf, pendingMoviesOf } from '../imports/history-review.ts'
import { keepKnownMatches } from '../imports/known-matches.ts'
import { matchHistory } from '../imports/match-history.ts'
import { pendingHistory } from '../imports/pending-history.ts'

export type HistoryImportSnapshot = SnapshotFrom<typeof historyImportMachine>
export type SendToHistory = (event: HistoryImportEvent) => void

/** Null resumes the pending import. */
type HistoryStart = FoundHistory | null

const watchProgress = (progress: Signal<MatchingProgress>) => (send: SendToHistory) =>
  progress.subscribe((now) => send({ type: 'progressed', progress: now }))

const createHistoryImport = (app: App, found: HistoryStart) => {
  const pending = app.lazy.get(pendingHistory)
  const { plan, write } = app.lazy.get(createHistoryCommands)
  const progress = signal(noProgress)
  return createFlow(
    app,
    historyImportMachine,
    { found, hasEarlier: found !== null && (pending.history.peek() !== null || pending.isUnreadable.peek()) },
    {
      'watch progress': watchProgress(progress),
      'read again': ({ files, answers }, signal) =>
        app.files.readHistory(files, { answers, today: app.platform.today() }, { signal }),
      'read pending import': async () => {
        if (!pending.history.peek()) await pending.load()
        return pendingImportOf(pending)
      },
      'keep pending import': async ({ history, chosen, isAddition }) => {
        // The database follows: nobody waits for it.
        void (isAddition ? pending.add : pending.begin)(history, chosen)
        return pendingImportOf(pending) ?? { ...emptyImport, history, chosen }
      },
      'match movies': ({ history }, signal) =>
        matchHistory(app, {
          history,
          pending,
          signal,
          onProgress: (now) => {
            progress.value = now
          },
        }),
      'plan import': async (input, signal) => {
        const movies = pendingMoviesOf(input.history, pending)
        const history = withoutEarlyDays(input.history, movies)
        const planning = plan({ ...input, history, movies: foundMovies(movies) }, { signal })
        return { movies, plan: await reporting(app)(planning, signal) }
      },
      'write history': async (input) => {
        const { chosen, movies } = input
        const history = withoutEarlyDays(input.history, movies)
        // Another tab has deleted everything.
        if (!pending.history.peek()) return { kind: 'refused' }
        const outcome = await write({ ...input, history, movies: foundMovies(movies) }, namesOf(chosen))
        // Without a database the next import asks again.
        if (outcome.kind === 'written') void keepKnownMatches(app, history, movies).catch(() => {})
        return outcome
      },
      'keep choices': (_, { choices }) => {
        for (const [key, choice] of choices) void pending.choose(key, choice)
      },
      'keep precedence': (_, { kind, precedence }) => void pending.prefer(kind, precedence),
      'keep wish to see again': (_, { isWanted }) => void pending.wantAgain(isWanted),
      'discard import': () => void pending.discard(),
    },
  )
}

export const useHistoryImport = (found: HistoryStart) => useFlow(createHistoryImport, found, stopWhenIdle)

import { type Signal, signal } from '@preact/signals-react'
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate'
import type { FoundHistory } from '#domain/backup/imports.ts'
import {
  type MatchingOutcome,
  type MatchingProgress,
  noProgress,
  type ReadOutcome,
  type WritingOutcome,
} from '#domain/history/course.ts'
import type { HistoryAnswers } from '#domain/history/questions.ts'
import type { HistoryReading } from '#domain/history/reading.ts'
import { historyImportMachine } from '#machines/history-import.ts'
import type { HistoryImportEvent } from '#machines/history-import-types.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { stopWhenIdle, useFlow } from '../app/use-flow.ts'
import { historyCommands } from '../history/history-commands.ts'
import { historyNamesOf, pendingImportOf } from '../history/history-review.ts'
import { keepKnownMatches } from '../history/known-matches.ts'
import { matchHistory } from '../history/match-history.ts'
import { pendingHistory } from '../history/pending-history.ts'

export type HistoryImportSnapshot = SnapshotFrom<typeof historyImportMachine>
export type SendToHistory = (event: HistoryImportEvent) => void

/** Null resumes the pending import. */
type HistoryStart = FoundHistory | null

const watchProgress = (progress: Signal<MatchingProgress>) =>
  fromCallback(({ sendBack }) => {
    const send: SendToHistory = sendBack
    return progress.subscribe((now) => send({ type: 'progressed', progress: now }))
  })

/** The rows are kept beside the flow. */
const outcomeOf = (reading: HistoryReading): ReadOutcome => (reading.kind === 'read' ? { kind: 'read' } : reading)

const createHistoryImport = (app: App, found: HistoryStart) => {
  const pending = app.lazy.get(pendingHistory)
  const commands = app.lazy.get(historyCommands)
  const progress = signal(noProgress)
  const chosen = found?.files.map(({ name }) => name) ?? []
  const hasEarlier = found !== null && (pending.history.peek() !== null || pending.isUnreadable.peek())
  // Begun with the flow, which is created while the screen renders.
  let read = found?.reading.kind === 'read' ? found.reading.history : null
  let begin = pending.begin
  const beginOnce = () => {
    if (read) void begin(read, chosen)
    read = null
  }

  const write = async (): Promise<WritingOutcome> => {
    const given = pendingImportOf(pending)
    if (!given) return { kind: 'refused' }
    const outcome = await commands.write(given, historyNamesOf(pending))
    // Without a database the next import asks again.
    if (outcome.kind === 'written') void keepKnownMatches(app, pending).catch(() => {})
    return outcome
  }

  return createFlow(
    app,
    provideAll(historyImportMachine, {
      actors: {
        'watch progress': watchProgress(progress),
        'read again': fromPromise<ReadOutcome, { answers: HistoryAnswers }>(async ({ input: { answers }, signal }) => {
          const reading = await app.files.readHistory(
            found?.files ?? [],
            { answers, today: app.platform.today() },
            { signal },
          )
          if (reading.kind === 'read') read = reading.history
          return outcomeOf(reading)
        }),
        'match movies': fromPromise<MatchingOutcome, undefined>(({ signal }) => {
          beginOnce()
          return matchHistory(app, {
            pending,
            signal,
            onProgress: (now) => {
              progress.value = now
            },
          })
        }),
        'write history': fromPromise<WritingOutcome, undefined>(write),
      },
      actions: {
        'keep choice': (_, { named, choice }) => void pending.choose(named, choice),
        'keep precedence': (_, { kind, precedence }) => void pending.prefer(kind, precedence),
        'keep wish to see again': (_, { isWanted }) => void pending.wantAgain(isWanted),
        'forget files': () => {
          read = null
        },
        'join earlier import': () => {
          begin = pending.add
        },
        'discard import': () => void pending.discard(),
      },
    }),
    { outcome: found ? outcomeOf(found.reading) : { kind: 'read' }, hasEarlier },
  )
}

export const useHistoryImport = (found: HistoryStart) => useFlow(createHistoryImport, found, stopWhenIdle)

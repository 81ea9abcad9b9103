import { createActor, fromCallback, fromPromise } from 'xstate'
import {
  emptyImport,
  type MatchingOutcome,
  type PendingImport,
  type PlannedImport,
  type WritingOutcome,
} from '#domain/imports/course.ts'
import type { ReadHistory } from '#domain/imports/read-history.ts'
import type { HistoryReading } from '#domain/imports/reading.ts'
import type { ResolvedMovie } from '#domain/imports/resolve.ts'
import { emptyLibrary } from '#domain/records/library.ts'
import type { ImportFile } from '#domain/values/import-file.ts'
import { historyImportMachine } from '#machines/history-import/history-import.ts'
import type {
  ConfirmedImport,
  GivenFiles,
  HistoryImportEvent,
  KeptFiles,
} from '#machines/history-import/history-import-setup.ts'
import { turns } from '#tests/support/turns.ts'

export const file: ImportFile = { name: 'films.csv', size: 2_000, arrayBuffer: async () => new ArrayBuffer(0) }
export const question = { file: 'films.csv', ratingScale: { highest: 9, suggested: 10 } } as const
export const read: HistoryReading = { kind: 'read', history: emptyImport.history }
export const asked: HistoryReading = { kind: 'asked', questions: [question] }
export const empty: HistoryReading = { kind: 'refused', problem: { kind: 'empty', file: 'films.csv' } }
export const summary = { movies: 1, viewings: 2, ratings: 0, watchlist: 0, collections: 0, createdCollections: 0 }

/** The plan of an import with these movies. */
export const planOf = (...movies: readonly ResolvedMovie[]): PlannedImport => ({
  movies,
  plan: {
    library: emptyLibrary,
    planned: [],
    createdCollections: 0,
    listsNotMade: [],
    wishesAgain: { rows: [], movies: 0 },
    becomeWatched: 0,
  },
})

export const matched = async (): Promise<MatchingOutcome> => ({ kind: 'matched' })
export const never = () => new Promise<never>(() => {})

interface Course {
  /** Null resumes the pending import. */
  readonly reading?: HistoryReading | null
  readonly hasEarlier?: boolean
  readonly readAgain?: () => Promise<HistoryReading>
  readonly pending?: () => Promise<PendingImport | null>
  readonly keep?: () => Promise<PendingImport>
  /** Of each time that movies are matched. */
  readonly matchings?: readonly (() => Promise<MatchingOutcome>)[]
  /** Of each time that it is planned; the last one of each further time. */
  readonly plans?: readonly (() => Promise<PlannedImport>)[]
  readonly written?: WritingOutcome
}

/** The flow of importing a history; `done` lists what it has ordered. */
export const startHistory = ({
  reading = read,
  hasEarlier = false,
  readAgain = async () => read,
  pending = async () => emptyImport,
  keep = async () => emptyImport,
  matchings = [],
  plans = [async () => planOf()],
  written = { kind: 'written', summary },
}: Course = {}) => {
  const done: string[] = []
  const [matching, planning] = [[...matchings], [...plans]]
  const actor = createActor(
    historyImportMachine.provide({
      actors: {
        'read again': fromPromise<HistoryReading, GivenFiles>(({ input: { files, answers } }) => {
          done.push(`read ${files.map(({ name }) => name)} with ${JSON.stringify(answers)}`)
          return readAgain()
        }),
        'read pending import': fromPromise<PendingImport | null, undefined>(() => {
          done.push('resume')
          return pending()
        }),
        'keep pending import': fromPromise<PendingImport, KeptFiles>(({ input: { chosen, isAddition } }) => {
          done.push(`${isAddition ? 'add' : 'begin'} ${chosen}`)
          return keep()
        }),
        'match movies': fromPromise<MatchingOutcome, { readonly history: ReadHistory }>(({ signal }) => {
          done.push('match')
          signal.addEventListener('abort', () => done.push('stop matching'))
          return (matching.shift() ?? matched)()
        }),
        'plan import': fromPromise<PlannedImport, PendingImport>(({ input: { precedences, wantsAgain }, signal }) => {
          done.push(`plan ${precedences.ratings}${wantsAgain ? ' again' : ''}`)
          signal.addEventListener('abort', () => done.push('stop planning'))
          const [next = never] = planning
          if (planning.length > 1) planning.shift()
          return next()
        }),
        'write history': fromPromise<WritingOutcome, ConfirmedImport>(async ({ input: { movies } }) => {
          done.push(`write ${movies.length}`)
          return written
        }),
        'watch progress': fromCallback(() => {}),
      },
      actions: {
        'keep choices': (_, { choices }) => {
          for (const [key, { kind }] of choices) done.push(`${key}: ${kind}`)
        },
        'keep precedence': (_, { kind, precedence }) => done.push(`${kind}: ${precedence}`),
        'keep wish to see again': (_, { isWanted }) => done.push(`see again: ${isWanted}`),
        'discard import': () => done.push('discard'),
      },
    }),
    { input: { found: reading && { kind: 'history', files: [file], reading }, hasEarlier } },
  ).start()
  return {
    done,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    can: (event: HistoryImportEvent) => actor.getSnapshot().can(event),
    async tell(...events: readonly HistoryImportEvent[]) {
      for (const event of events) {
        actor.send(event)
        await turns(4)
      }
    },
    settled: () => turns(4),
  }
}

import { createActor, fromCallback, fromPromise } from 'xstate'
import type { RemovalChoice } from '#domain/devices/exchange.ts'
import type {
  FilesFate,
  FolderFound,
  FolderMerge,
  FolderNews,
  FolderProblem,
  FolderState,
  FolderStep,
} from '#domain/devices/folder.ts'
import { syncMachine } from '#machines/sync/sync.ts'
import type { FolderLookup, JoiningFolder, RoundReport, SyncEvent, Tidied } from '#machines/sync/sync-setup.ts'
import { ManualClock } from '#tests/support/manual-clock.ts'
import { turns } from '#tests/support/turns.ts'

export const folder: FolderState = {
  folderName: 'Cloud',
  library: 'l',
  isSealed: false,
  unsent: 0,
  isRefilling: false,
  lastRound: null,
}
export const connected: FolderLookup = { kind: 'connected', folder, isAllowed: true, isPaused: false }
export const comparison = {
  isJoining: true,
  onlyHere: 1,
  onlyThere: 1,
  same: 0,
  differing: 0,
  sameNames: [],
  removals: 0,
  needsConsent: false,
}
export const joiningFound: { readonly kind: 'done' } & FolderFound = {
  kind: 'done',
  found: 'joining',
  isSealed: false,
  comparison,
  devices: [],
}
export const news: FolderNews = { rows: 1, comparison, waitingFiles: [], minutesAhead: null }
export const refused = (kind: Exclude<FolderProblem['kind'], 'newer format'>) =>
  ({ kind: 'refused', problem: { kind } }) as const
const done = { kind: 'done' } as const
const merged = (waiting = 0): FolderMerge => ({
  kind: 'done',
  outcome: { added: 1, changed: 0, removed: 0, waiting },
})

interface World {
  lookup: FolderLookup
  probe: FolderStep<FolderFound>
  list: FolderStep<{ readonly files: number }>
  news: FolderNews
  waiting: number
  write: FolderStep
  hasRoom: boolean
}

/** The flow with a folder whose answers a test may change at any time, and what it was asked. */
export const startSync = (changes: Partial<World> = {}) => {
  const world: World = {
    lookup: connected,
    probe: joiningFound,
    list: { kind: 'done', files: 0 },
    news,
    waiting: 0,
    write: done,
    hasRoom: true,
    ...changes,
  }
  const asked: string[] = []
  const reports: RoundReport[] = []
  const joined: JoiningFolder[] = []
  const clock = new ManualClock()
  const log = <Answer>(name: string, answer: Answer): Answer => {
    asked.push(name)
    return answer
  }
  const actor = createActor(
    syncMachine.provide({
      actors: {
        'look up folder': fromPromise<FolderLookup, undefined>(async () => world.lookup),
        'choose folder': fromPromise<boolean, undefined>(async () => true),
        'probe folder': fromPromise<FolderStep<FolderFound>, { readonly passphrase: string | null }>(
          async ({ input: { passphrase } }) => log(`probe ${passphrase}`, world.probe),
        ),
        'join folder': fromPromise<FolderMerge, JoiningFolder>(async ({ input }) => {
          joined.push(input)
          return log('join', merged())
        }),
        'keep restore point': fromPromise<boolean, { readonly isJoining: boolean }>(async () =>
          log('restore point', world.hasRoom),
        ),
        'save backup': fromPromise<boolean, undefined>(async () => log('backup', true)),
        'ask permission': fromPromise<boolean, undefined>(async () => true),
        'list files': fromPromise<FolderStep<{ readonly files: number }>, undefined>(async () =>
          log('list', world.list),
        ),
        'read files': fromPromise<FolderStep<FolderNews>, undefined>(async () =>
          log('read', { kind: 'done', ...world.news } as const),
        ),
        'apply rows': fromPromise<FolderMerge, { readonly removals: RemovalChoice }>(async ({ input: { removals } }) =>
          log(`apply ${removals}`, merged(removals === 'later' ? world.waiting : 0)),
        ),
        'write changes': fromPromise<FolderStep, undefined>(async () => log('write', world.write)),
        'tidy files': fromPromise<Tidied, undefined>(async () => log('tidy', { kind: 'done', folder } as const)),
        'disconnect folder': fromPromise<FolderStep, { readonly fate: FilesFate }>(async () => done),
        'hold turn': fromCallback(({ sendBack }) => {
          queueMicrotask(() => sendBack({ type: 'turn came' }))
        }),
      },
      actions: { 'tell other tabs': (_, report) => void reports.push(report) },
    }),
    { clock: { setTimeout: clock.timeout, clearTimeout: (cancel: () => void) => cancel() } },
  ).start()
  return {
    world,
    reports,
    joined,
    /** What the folder was asked since the last call. */
    asked: () => asked.splice(0),
    tell: async (...events: readonly SyncEvent[]) => {
      for (const event of events) {
        actor.send(event)
        await turns(10)
      }
      return actor.getSnapshot().value
    },
    wait: async (milliseconds: number) => {
      clock.advance(milliseconds)
      await turns(10)
      return actor.getSnapshot().value
    },
    context: () => actor.getSnapshot().context,
  }
}

/** What a round without news asks of the folder. */
export const round = ['list', 'write', 'tidy']

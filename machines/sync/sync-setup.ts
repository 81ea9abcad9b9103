import { assign, setup } from 'xstate'
import type { MergeChoice, MergeOutcome, RemovalChoice } from '#domain/devices/exchange.ts'
import type {
  FilesFate,
  FolderFound,
  FolderMerge,
  FolderNews,
  FolderProblem,
  FolderState,
  FolderStep,
} from '#domain/devices/folder.ts'
import {
  type JoiningEvent,
  type JoiningTag,
  joiningActors,
  joiningGuards,
  joinsWithManyRemovals,
  noChoice,
} from '../joining.ts'
import { actionPort, actorPort, callbackPort } from '../ports.ts'
import { minPassphraseLength } from '../sending-to-device.ts'

/** What this browser knows of its folder. */
export type FolderLookup =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'connected'
      readonly folder: FolderState
      /** Whether the browser lets the page use it without asking. */
      readonly isAllowed: boolean
      readonly isPaused: boolean
    }

/** What a tab says to the others once its round has ended. */
export interface RoundReport {
  readonly folder: FolderState | null
  readonly problem: FolderProblem | null
  readonly removals: number
}

export interface SyncContext {
  readonly folder: FolderState | null
  /** Why the last round ended early, or why a folder was refused. */
  readonly problem: FolderProblem | null
  /** What is in the folder that is being connected. */
  readonly found: FolderFound | null
  /** Whether a passphrase seals the folder. */
  readonly isSealing: boolean
  /** Only in a sealed folder the API key travels. */
  readonly includesKey: boolean
  readonly choice: MergeChoice
  readonly news: FolderNews | null
  /** Removals that wait for the user. */
  readonly removals: number
  /** What the user said of them; 'later' while they have said nothing. */
  readonly answer: RemovalChoice
  /** Changed since the round began to write. */
  readonly isChanged: boolean
  /** Rounds that failed one after another, up to three. */
  readonly failures: number
  /** What joining changed here, as long as it can be undone: until the user changes something themselves. */
  readonly joined: MergeOutcome | null
}

export const nothingConnected = {
  folder: null,
  problem: null,
  found: null,
  isSealing: false,
  includesKey: false,
  choice: noChoice,
  news: null,
  removals: 0,
  answer: 'later',
  isChanged: false,
  failures: 0,
} as const satisfies Partial<SyncContext>

export type SyncEvent =
  | { readonly type: 'connecting requested' }
  | { readonly type: 'folder requested' }
  | JoiningEvent
  | { readonly type: 'sealing answered'; readonly isSealed: boolean }
  | { readonly type: 'key answered'; readonly includesKey: boolean }
  | { readonly type: 'set up'; readonly passphrase: string }
  | { readonly type: 'sync requested' }
  | { readonly type: 'permission requested' }
  | { readonly type: 'rejoining requested' }
  | { readonly type: 'device removal confirmed'; readonly device: string }
  | { readonly type: 'joining undo requested' }
  | { readonly type: 'passphrase change requested' }
  | { readonly type: 'new passphrase given'; readonly before: string; readonly after: string }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'disconnecting requested' }
  | { readonly type: 'disconnecting confirmed'; readonly fate: FilesFate }
  /** By the user, in this tab. */
  | { readonly type: 'records changed' }
  /** By another tab: by the user there, or by its round. */
  | { readonly type: 'records changed elsewhere' }
  | { readonly type: 'page shown' }
  | { readonly type: 'page hidden' }
  | { readonly type: 'turn came' }
  | { readonly type: 'turn failed' }
  | { readonly type: 'another tab reported'; readonly report: RoundReport }
  /** Connected, disconnected, paused or unlocked by another tab, or forgotten with the records. */
  | { readonly type: 'folder changed elsewhere' }

export type Tidied = FolderStep<{ readonly folder: FolderState }>

export interface JoiningFolder {
  readonly choice: MergeChoice
  /** Seals a new folder. */
  readonly passphrase: string | null
  readonly includesKey: boolean
}

/** A yes to fewer removals than there are by now counts for none. */
export const agreedRemovals = ({ answer, removals, news }: SyncContext): RemovalChoice =>
  (news?.comparison?.removals ?? 0) > removals ? 'later' : answer

type Of<Type extends SyncEvent['type']> = Extract<SyncEvent, { readonly type: Type }>

const isOf =
  <Type extends SyncEvent['type']>(type: Type) =>
  (event: { readonly type: string }): event is Of<Type> =>
    event.type === type

const isSetUp = isOf('set up')
const isGiven = isOf('passphrase given')
const isRemoval = isOf('device removal confirmed')
const isNewPassphrase = isOf('new passphrase given')

export const joiningOf = (
  { choice, isSealing, includesKey }: SyncContext,
  event: { readonly type: string },
): JoiningFolder => ({
  choice,
  passphrase: isSealing && isSetUp(event) ? event.passphrase : null,
  includesKey,
})

export const deviceIn = (event: { readonly type: string }): string => (isRemoval(event) ? event.device : '')

export const passphraseIn = (event: { readonly type: string }): string | null =>
  isGiven(event) ? event.passphrase : null

export interface NewPassphrase {
  readonly before: string
  readonly after: string
}

export const newPassphraseIn = (event: { readonly type: string }): NewPassphrase =>
  isNewPassphrase(event) ? { before: event.before, after: event.after } : { before: '', after: '' }

const minuteMs = 60_000
/** How long to wait after one failure, two, and more. */
const triesMs = [30_000, 5 * minuteMs, 30 * minuteMs] as const

const isRefusedFor = (answer: FolderStep, kind: FolderProblem['kind']): boolean =>
  answer.kind === 'refused' && answer.problem.kind === kind

const problemIn = (answer: FolderStep): FolderProblem =>
  answer.kind === 'refused' ? answer.problem : { kind: 'failed' }

/** What an actor that rejected would have answered. */
const rejection = { kind: 'refused', problem: { kind: 'failed' } } as const

export const failed = { type: 'keep problem', params: rejection } as const

export interface Answered {
  readonly event: { readonly output: FolderStep }
}

/** What the folder refused ends the round. */
export const endedByRefusal = {
  guard: { type: 'it was refused', params: ({ event }: Answered) => event.output },
  target: '#sync.connected.ended',
  actions: { type: 'keep problem', params: ({ event }: Answered) => event.output },
} as const

export const failedAtOnce = { type: 'keep refusal', params: rejection } as const

/** What the charts of sync.ts and of its parts name. */
export const syncSetup = setup({
  types: {
    context: {} as SyncContext,
    events: {} as SyncEvent,
    tags: {} as 'busy' | 'syncing' | JoiningTag,
  },
  actors: {
    'look up folder': actorPort<FolderLookup, undefined>('look up folder'),
    /** Opens the browser's picker. Resolves false when the user closed it, or did not allow the folder. */
    'choose folder': actorPort<boolean, undefined>('choose folder'),
    /** Of the chosen folder, or of the connected one when none was chosen. */
    'probe folder': actorPort<FolderStep<FolderFound>, { readonly passphrase: string | null }>('probe folder'),
    'join folder': actorPort<FolderMerge, JoiningFolder>('join folder'),
    /** Resolves false when the browser keeps the records as they are. Disconnects the folder. */
    'undo joining': actorPort<boolean, undefined>('undo joining'),
    /** The key stays the same, and gets a file for the new passphrase. */
    'change passphrase': actorPort<FolderStep, NewPassphrase>('change passphrase'),
    ...joiningActors,
    /** Asks the browser; resolves false when the user refused. */
    'ask permission': actorPort<boolean, undefined>('ask permission'),
    'unlock folder': actorPort<FolderStep, { readonly passphrase: string | null }>('unlock folder'),
    'remove device': actorPort<FolderStep, { readonly device: string }>('remove device'),
    'disconnect folder': actorPort<FolderStep, { readonly fate: FilesFate }>('disconnect folder'),
    'list files': actorPort<FolderStep<{ readonly files: number }>, undefined>('list files'),
    'read files': actorPort<FolderStep<FolderNews>, undefined>('read files'),
    'apply rows': actorPort<FolderMerge, { readonly removals: RemovalChoice }>('apply rows'),
    'write changes': actorPort<FolderStep, undefined>('write changes'),
    /** Merges and deletes own files, and resolves with what is known of the folder then. */
    'tidy files': actorPort<Tidied, undefined>('tidy files'),
    /** Sends 'turn came' once no other tab has it, and ends it when it is stopped; 'turn failed' if there is none to have. */
    'hold turn': callbackPort(),
    'watch page': callbackPort(),
    'watch other tabs': callbackPort(),
    'watch records': callbackPort(),
  },
  guards: {
    ...joiningGuards,
    'no folder is connected': (_, lookup: FolderLookup) => lookup.kind === 'none',
    'syncing is paused': (_, lookup: FolderLookup) => lookup.kind === 'connected' && lookup.isPaused,
    'folder is allowed': (_, isAllowed: boolean) => isAllowed,
    'lookup is allowed': (_, lookup: FolderLookup) => lookup.kind === 'connected' && lookup.isAllowed,
    'folder was chosen': (_, isChosen: boolean) => isChosen,
    'passphrase is needed': (_, answer: FolderStep) => isRefusedFor(answer, 'no passphrase'),
    'passphrase was wrong': (_, answer: FolderStep) => isRefusedFor(answer, 'wrong passphrase'),
    'it was refused': (_, answer: FolderStep) => answer.kind === 'refused',
    'folder is empty': ({ context }) => context.found?.found === 'empty',
    'folder is of another library': ({ context }) => context.found?.found === 'joining',
    'set-up is complete': ({ context }, { passphrase }: { passphrase: string }) =>
      !context.isSealing || passphrase.length >= minPassphraseLength,
    'new passphrase is long enough': (_, { after }: { after: string }) => after.length >= minPassphraseLength,
    'joining can be undone': ({ context }) => context.joined !== null,
    'joining was undone': (_, isUndone: boolean) => isUndone,
    'joining removes much': ({ context }) => joinsWithManyRemovals(context.choice, context.found?.comparison),
    'a folder is being joined': ({ context }) => context.found !== null,
    'removals are wanted': (_, { removals }: { removals: RemovalChoice }) => removals === 'apply',
    'files are unread': (_, answer: FolderStep<{ readonly files: number }>) =>
      answer.kind === 'done' && answer.files > 0,
    'nothing is to be applied': (_, answer: FolderStep<FolderNews>) => answer.kind === 'done' && answer.rows === 0,
    'permission is missing': ({ context }) => context.problem?.kind === 'permission',
    'passphrase is missing': ({ context: { problem } }) =>
      problem?.kind === 'no passphrase' || problem?.kind === 'wrong passphrase',
    'device left the library': ({ context: { problem } }) =>
      problem?.kind === 'removed' || problem?.kind === 'other library',
    'files are of a newer version': ({ context }) => context.problem?.kind === 'newer format',
    'it may pass': ({ context }) => context.problem?.kind === 'failed',
    'folder is in trouble': ({ context }) => context.problem !== null,
    'removals wait': ({ context }) => context.removals > 0,
    'records changed meanwhile': ({ context }) => context.isChanged,
  },
  actions: {
    forget: assign(nothingConnected),
    'forget all but the folder': assign(({ context: { folder } }) => ({ ...nothingConnected, folder, joined: null })),
    'keep lookup': assign((_, lookup: FolderLookup) => ({
      folder: lookup.kind === 'connected' ? lookup.folder : null,
    })),
    'keep problem': assign(({ context }, answer: FolderStep) => {
      const problem = problemIn(answer)
      const failures = problem.kind === 'failed' ? Math.min(context.failures + 1, triesMs.length) : 0
      return { ...nothingConnected, folder: context.folder, problem, failures }
    }),
    'keep refusal': assign((_, answer: FolderStep) => ({ ...nothingConnected, problem: problemIn(answer) })),
    'forget problem': assign({ problem: null, isChanged: false }),
    'keep what was found': assign((_, answer: FolderStep<FolderFound>) => ({
      ...nothingConnected,
      found: answer.kind === 'done' ? answer : null,
    })),
    'keep what joining changed': assign((_, answer: FolderMerge) => {
      if (answer.kind !== 'done') return {}
      const { added, changed, removed } = answer.outcome
      return { joined: added + changed + removed > 0 ? answer.outcome : null }
    }),
    'forget what joining changed': assign({ joined: null }),
    'keep sealing': assign((_, { isSealed }: { isSealed: boolean }) => ({
      isSealing: isSealed,
      includesKey: false,
    })),
    'keep key answer': assign((_, { includesKey }: { includesKey: boolean }) => ({ includesKey })),
    'keep choice': assign(({ context }, part: Partial<MergeChoice>) => ({ choice: { ...context.choice, ...part } })),
    'keep news': assign((_, answer: FolderStep<FolderNews>) => ({
      news: answer.kind === 'done' ? answer : null,
    })),
    'keep answer': assign((_, { removals }: { removals: RemovalChoice }) => ({ answer: removals })),
    'forget removals': assign({ removals: 0, answer: 'later' }),
    'keep outcome': assign((_, answer: FolderMerge) => ({
      removals: answer.kind === 'done' ? answer.outcome.waiting : 0,
      answer: 'later' as const,
    })),
    'note change': assign({ isChanged: true, joined: null }),
    'take all changes': assign({ isChanged: false }),
    'keep folder': assign(({ context }, answer: Tidied) => ({
      folder: answer.kind === 'done' ? answer.folder : context.folder,
      problem: null,
      failures: 0,
    })),
    'keep report': assign(({ context }, { report }: { report: RoundReport }) => ({
      ...report,
      folder: report.folder ?? context.folder,
    })),
    'tell other tabs': actionPort<RoundReport>(),
    'tell other tabs of the change': actionPort<undefined>(),
    'keep pause': actionPort<{ readonly isPaused: boolean }>(),
  },
  delays: {
    'a quiet moment': 3_000,
    'longest wait': 30_000,
    'until next round': 5 * minuteMs,
    'until next try': ({ context }) => triesMs[context.failures - 1] ?? triesMs[0],
  },
})

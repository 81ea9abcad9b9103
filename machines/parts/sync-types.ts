import type { JoiningChoice, MergeChoice, MergeOutcome, RemovalChoice } from '#domain/devices/exchange.ts'
import type {
  FilesFate,
  FolderFound,
  FolderNews,
  FolderProblem,
  FolderState,
  FolderStep,
} from '#domain/devices/folder.ts'

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
  /** Removals that wait for the person. */
  readonly removals: number
  /** What the person said of them; 'later' while they have said nothing. */
  readonly answer: RemovalChoice
  /** Changed since the round began to write. */
  readonly isChanged: boolean
  /** Rounds that failed one after another, up to three. */
  readonly failures: number
  /** What joining changed here, as long as it can be undone: until the person changes something themselves. */
  readonly joined: MergeOutcome | null
}

const noChoice: MergeChoice = { joining: 'join', removals: 'later', joinsCollections: true }

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
  /** Passphrases are never kept in the context. */
  | { readonly type: 'passphrase given'; readonly passphrase: string }
  | { readonly type: 'sealing answered'; readonly isSealed: boolean }
  | { readonly type: 'key answered'; readonly includesKey: boolean }
  | { readonly type: 'set up'; readonly passphrase: string }
  | { readonly type: 'joining chosen'; readonly joining: JoiningChoice }
  | { readonly type: 'collections answered'; readonly joinsCollections: boolean }
  | { readonly type: 'removals answered'; readonly removals: RemovalChoice }
  | { readonly type: 'confirmed' }
  | { readonly type: 'canceled' }
  | { readonly type: 'backup requested' }
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
  /** By the person, in this tab. */
  | { readonly type: 'records changed' }
  /** By another tab: by the person there, or by its round. */
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

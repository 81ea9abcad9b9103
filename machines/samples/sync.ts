import type { Comparison } from '#domain/devices/exchange.ts'
import type { FolderFound, FolderNews, FolderProblem, FolderState, FolderStep } from '#domain/devices/folder.ts'
import { sampleOf } from '../flows.ts'
import type { syncMachine } from '../sync/sync.ts'
import type { FolderLookup } from '../sync/sync-setup.ts'

const folder: FolderState = {
  folderName: 'Nextcloud',
  library: 'l'.repeat(10),
  isSealed: false,
  unsent: 0,
  isRefilling: false,
  lastRound: '2026-01-02T20:00:00.000Z',
}
const connected: FolderLookup = { kind: 'connected', folder, isAllowed: true, isPaused: false }
const comparison: Comparison = {
  isJoining: true,
  onlyHere: 3,
  onlyThere: 2,
  same: 40,
  differing: 1,
  sameNames: ['Noir'],
  removals: 0,
  needsConsent: false,
}
const found = (changes: Partial<FolderFound>): FolderStep<FolderFound> => ({
  kind: 'done',
  found: 'ours',
  isSealed: false,
  comparison: null,
  devices: [],
  ...changes,
})
const news = (changes: Partial<FolderNews>): FolderStep<FolderNews> => ({
  kind: 'done',
  rows: 3,
  comparison: null,
  waitingFiles: [],
  minutesAhead: null,
  ...changes,
})
const applied = (waiting: number) => ({ kind: 'done', outcome: { added: 2, changed: 1, removed: 0, waiting } })
const done = { kind: 'done' }
const refused = (problem: FolderProblem) => ({ kind: 'refused', problem })

export const sample = sampleOf<typeof syncMachine>({
  inputs: { 'the app': undefined },
  events: [
    { type: 'connecting requested' },
    { type: 'folder requested' },
    { type: 'passphrase given', passphrase: 'eight letters' },
    { type: 'sealing answered', isSealed: true },
    { type: 'key answered', includesKey: true },
    { type: 'set up', passphrase: 'short' },
    { type: 'set up', passphrase: 'eight letters' },
    { type: 'joining chosen', joining: 'take theirs' },
    { type: 'collections answered', joinsCollections: false },
    { type: 'removals answered', removals: 'apply' },
    { type: 'removals answered', removals: 'keep mine' },
    { type: 'confirmed' },
    { type: 'canceled' },
    { type: 'backup requested' },
    { type: 'sync requested' },
    { type: 'permission requested' },
    { type: 'rejoining requested' },
    { type: 'device removal confirmed', device: 'p'.repeat(10) },
    { type: 'joining undo requested' },
    { type: 'passphrase change requested' },
    { type: 'new passphrase given', before: 'eight letters', after: 'short' },
    { type: 'new passphrase given', before: 'eight letters', after: 'eight others' },
    { type: 'paused' },
    { type: 'resumed' },
    { type: 'disconnecting requested' },
    { type: 'disconnecting confirmed', fate: 'delete' },
    { type: 'records changed' },
    { type: 'records changed elsewhere' },
    { type: 'page shown' },
    { type: 'page hidden' },
    { type: 'turn came' },
    { type: 'turn failed' },
    { type: 'another tab reported', report: { folder, problem: null, removals: 0 } },
    { type: 'folder changed elsewhere' },
  ],
  outputs: {
    'look up folder': {
      'there is none': { kind: 'none' } satisfies FolderLookup,
      'it is connected': connected,
      'the browser forgot that it is allowed': { ...connected, isAllowed: false },
      'it is paused': { ...connected, isPaused: true },
    },
    'choose folder': { 'one is chosen': true, 'the user closes the dialog': false },
    'probe folder': {
      'it is empty': found({ found: 'empty' }),
      'it has this library': found({}),
      'it has another library': found({ found: 'joining', comparison }),
      'joining it removes most': found({
        found: 'joining',
        comparison: { ...comparison, removals: 30, needsConsent: true },
      }),
      'it is sealed': refused({ kind: 'no passphrase' }),
      'the wrong passphrase': refused({ kind: 'wrong passphrase' }),
      'it cannot be written to': refused({ kind: 'read only' }),
    },
    'join folder': {
      'it is joined': applied(0),
      'everything was here already': { kind: 'done', outcome: { added: 0, changed: 0, removed: 0, waiting: 0 } },
      'there is no database': refused({ kind: 'no database' }),
    },
    'undo joining': { 'it is undone': true, 'the browser has no room': false },
    'change passphrase': {
      'it is changed': done,
      'the wrong passphrase': refused({ kind: 'wrong passphrase' }),
      'the folder is full': refused({ kind: 'full' }),
    },
    'keep restore point': { 'it is kept': true, 'there is no room': false },
    'save backup': { 'it is saved': true, 'the user changes their mind': false },
    'ask permission': { 'the user allows it': true, 'the user refuses': false },
    'unlock folder': {
      'the passphrase is right': done,
      'the passphrase is wrong': refused({ kind: 'wrong passphrase' }),
      'the folder is gone': refused({ kind: 'gone' }),
    },
    'remove device': { 'its marker is written': done, 'the folder is full': refused({ kind: 'full' }) },
    'disconnect folder': { 'it is disconnected': done, 'its files stay': refused({ kind: 'permission' }) },
    'list files': {
      'nothing is new': { kind: 'done', files: 0 },
      'files are new': { kind: 'done', files: 2 },
      'the browser forgot that it is allowed': refused({ kind: 'permission' }),
      'there is no key': refused({ kind: 'no passphrase' }),
      'another device removed this one': refused({ kind: 'removed' }),
      'a newer version wrote there': refused({ kind: 'newer format', format: 2 }),
      'a file is held': refused({ kind: 'failed' }),
      'the folder is gone': refused({ kind: 'gone' }),
    },
    'read files': {
      'some changes': news({}),
      'files that are on their way': news({ rows: 0 }),
      'a key is missing': refused({ kind: 'two keys' }),
    },
    'apply rows': {
      'they are merged': applied(0),
      'removals wait': applied(60),
      'there is no database': refused({ kind: 'no database' }),
    },
    'write changes': { 'they are written': done, 'the folder is full': refused({ kind: 'full' }) },
    'tidy files': { 'it is done': { kind: 'done', folder }, 'it fails': refused({ kind: 'failed' }) },
  },
})

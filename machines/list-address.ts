import { assign, setup } from 'xstate'
import { changedParameters, type Parameters, queryString } from '#domain/movie/addresses.ts'
import { settlingMs } from '#domain/values/settling.ts'
import { callbackPort } from './ports.ts'

/** The address that the router shows. */
export interface ShownAddress {
  readonly parameters: Parameters
  /** The router's key of the history entry. */
  readonly key: string
  /** By a modal, whose path the address has meanwhile. */
  readonly isCovered: boolean
}

/** What the list shows before its address says so. */
interface Draft {
  readonly parameters: Parameters
  /** In place of the present history entry, so that Back leaves the list. */
  readonly replace: boolean
}

export interface ListAddressInput {
  readonly shown: ShownAddress
  /** Choices of an earlier visit, to be written at the start; null for none. */
  readonly remembered: Parameters | null
}

export interface ListAddressContext {
  readonly shown: ShownAddress
  /** Null while the address says what the list shows. */
  readonly draft: Draft | null
  /** The history entries that the draft began at and was written to. */
  readonly entries: readonly string[]
}

export type ListAddressEvent =
  /** A sort order, a filter: they share one history entry. */
  | { readonly type: 'choice made'; readonly changes: Parameters }
  | { readonly type: 'page chosen'; readonly changes: Parameters }
  | { readonly type: 'address changed'; readonly shown: ShownAddress }
  /** By Back or Forward, which the router may not have shown yet. */
  | { readonly type: 'history entry changed'; readonly key: string }
  | { readonly type: 'address written'; readonly key: string }
  /** The browser is at another history entry, which the router has not shown yet. */
  | { readonly type: 'address overtaken' }

export interface AddressDraft extends Draft {
  /** Of the history entry that it belongs to. */
  readonly key: string
}

const draftOf = ({ draft, shown }: ListAddressContext): Draft =>
  draft ?? { parameters: shown.parameters, replace: true }

const drafting = (context: ListAddressContext, changes: Parameters, replace: boolean) => ({
  draft: { parameters: changedParameters(draftOf(context).parameters, changes), replace },
  entries: context.draft ? context.entries : [context.shown.key],
})

export const listAddressMachine = setup({
  types: {
    context: {} as ListAddressContext,
    events: {} as ListAddressEvent,
    input: {} as ListAddressInput,
  },
  actors: {
    /** Sends 'address written' or 'address overtaken' at once: a choice may follow before anything else runs. */
    'write address': callbackPort<AddressDraft>(),
    /** Sends 'address changed', also at the start. */
    'watch address': callbackPort(),
  },
  delays: { 'settling time': settlingMs },
  guards: {
    'nothing is remembered': ({ context }) => context.draft === null,
    'a modal covers the list': ({ context }) => context.shown.isCovered,
    'the address says it': ({ context: { draft, shown, entries } }) =>
      !shown.isCovered &&
      shown.key === entries.at(-1) &&
      draft !== null &&
      queryString(shown.parameters) === queryString(draft.parameters),
    'another address was opened': ({ context: { shown, entries } }) => !shown.isCovered && !entries.includes(shown.key),
    'it is an earlier one': ({ context }, { key }: { key: string }) => context.entries.slice(0, -1).includes(key),
  },
  actions: {
    'keep address': assign((_, { shown }: { shown: ShownAddress }) => ({ shown })),
    'draft choice': assign(({ context }, { changes }: { changes: Parameters }) =>
      drafting(context, changes, draftOf(context).replace),
    ),
    'draft page': assign(({ context }, { changes }: { changes: Parameters }) => drafting(context, changes, false)),
    'keep history entry': assign(({ context }, { key }: { key: string }) => ({
      draft: { ...draftOf(context), replace: true },
      entries: [...context.entries.filter((entry) => entry !== key), key],
    })),
    'drop draft': assign({ draft: null, entries: [] }),
  },
}).createMachine({
  id: 'list address',
  description: 'Keeping the address of a list in step with its filters, its order and its page.',
  context: ({ input: { shown, remembered } }) => {
    const inStep = { shown, draft: null, entries: [] }
    return remembered === null ? inStep : { shown, ...drafting(inStep, remembered, true) }
  },
  invoke: { id: 'watch address', src: 'watch address' },
  initial: 'arriving',
  on: {
    'choice made': {
      target: '.drafted',
      reenter: true,
      actions: { type: 'draft choice', params: ({ event }) => event },
    },
    'page chosen': { target: '.drafted', reenter: true, actions: { type: 'draft page', params: ({ event }) => event } },
  },
  states: {
    arriving: { always: [{ guard: 'nothing is remembered', target: 'in step' }, { target: 'drafted' }] },
    'in step': {
      description: 'The list shows what its address says.',
      entry: 'drop draft',
      on: { 'address changed': { actions: { type: 'keep address', params: ({ event }) => event } } },
    },
    drafted: {
      description: 'The list shows choices at once; the address follows when no other comes for a moment.',
      initial: 'checking',
      on: {
        'address changed': {
          target: 'drafted',
          reenter: true,
          actions: { type: 'keep address', params: ({ event }) => event },
        },
        'history entry changed': {
          guard: { type: 'it is an earlier one', params: ({ event }) => event },
          target: 'in step',
        },
      },
      states: {
        checking: {
          always: [
            { guard: 'a modal covers the list', target: 'covered' },
            { guard: 'the address says it', target: '#list address.in step' },
            { guard: 'another address was opened', target: '#list address.in step' },
            { target: 'settling' },
          ],
        },
        covered: { description: "Until the modal is closed, the address is the modal's." },
        settling: { after: { 'settling time': 'writing' } },
        writing: {
          invoke: {
            id: 'write address',
            src: 'write address',
            input: ({ context }) => ({ ...draftOf(context), key: context.shown.key }),
          },
          on: {
            'address written': {
              target: '#list address.written',
              actions: { type: 'keep history entry', params: ({ event }) => event },
            },
            'address overtaken': 'overtaken',
          },
        },
        overtaken: { description: 'A link was followed, or the router has yet to show the address written last.' },
      },
    },
    written: {
      description: 'Until the router shows the address.',
      initial: 'waiting',
      on: {
        'address changed': { target: '.checking', actions: { type: 'keep address', params: ({ event }) => event } },
        'history entry changed': {
          guard: { type: 'it is an earlier one', params: ({ event }) => event },
          target: 'in step',
        },
      },
      states: {
        waiting: {},
        checking: {
          always: [
            { guard: 'the address says it', target: '#list address.in step' },
            { guard: 'another address was opened', target: '#list address.in step' },
            { target: 'waiting' },
          ],
        },
      },
    },
  },
})

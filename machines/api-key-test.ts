import { assign, setup } from 'xstate'
import type { ProviderProblem } from '../src/domain/provider-error.ts'
import { actorPort } from './ports.ts'

/** What TMDB said to a key; 'failed' with what it said when it was neither a yes nor a refusal. */
export type KeyVerdict =
  | { readonly kind: 'accepted' | 'refused' | 'no network' }
  | { readonly kind: 'failed'; readonly problem: ProviderProblem }

export interface ApiKeyTestContext {
  readonly key: string
  /** What TMDB said where it was neither a yes nor a refusal, null otherwise. */
  readonly problem: ProviderProblem | null
}

export type ApiKeyTestEvent =
  | { readonly type: 'test requested'; readonly key: string }
  | { readonly type: 'key changed' }

/** Trying the key in the field: does TMDB take it, and if not, why. */
export const apiKeyTestMachine = setup({
  types: { context: {} as ApiKeyTestContext, events: {} as ApiKeyTestEvent },
  actors: { 'ask TMDB': actorPort<KeyVerdict, { key: string }>('ask TMDB') },
  guards: {
    'there is a key': (_, params: { key: string }) => params.key.trim() !== '',
    'TMDB took it': (_, params: { verdict: KeyVerdict }) => params.verdict.kind === 'accepted',
    'TMDB refused it': (_, params: { verdict: KeyVerdict }) => params.verdict.kind === 'refused',
    'no answer came': (_, params: { verdict: KeyVerdict }) => params.verdict.kind === 'no network',
  },
  actions: {
    'keep key': assign((_, params: { key: string }) => ({ key: params.key.trim(), problem: null })),
    'keep problem': assign((_, { verdict }: { verdict: KeyVerdict }) => ({
      problem: verdict.kind === 'failed' ? verdict.problem : null,
    })),
    'forget key': assign({ key: '', problem: null }),
  },
}).createMachine({
  id: 'API key test',
  description: 'Trying the key in the field: does TMDB take it, and if not, why.',
  context: { key: '', problem: null },
  initial: 'untested',
  on: {
    'test requested': {
      guard: { type: 'there is a key', params: ({ event }) => event },
      target: '.testing',
      actions: { type: 'keep key', params: ({ event }) => event },
      description: 'A test that is under way is given up for the new one.',
    },
    'key changed': { target: '.untested' },
  },
  states: {
    untested: { entry: 'forget key' },
    testing: {
      tags: 'busy',
      invoke: {
        id: 'ask TMDB',
        src: 'ask TMDB',
        input: ({ context: { key } }) => ({ key }),
        onDone: [
          {
            guard: { type: 'TMDB took it', params: ({ event }) => ({ verdict: event.output }) },
            target: 'accepted',
          },
          {
            guard: { type: 'TMDB refused it', params: ({ event }) => ({ verdict: event.output }) },
            target: 'refused',
          },
          {
            guard: { type: 'no answer came', params: ({ event }) => ({ verdict: event.output }) },
            target: 'unreachable',
          },
          { target: 'failed', actions: { type: 'keep problem', params: ({ event }) => ({ verdict: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
    },
    accepted: {},
    refused: { description: 'TMDB knows no such key: 401 or 403.' },
    unreachable: { description: 'No answer came: it says nothing of the key.' },
    failed: { description: 'TMDB answered with something else, such as that it is out of order.' },
  },
})

import { assign, setup } from 'xstate'
import type { ProviderProblem } from '#domain/movie/provider-error.ts'
import { actionPort, actorPort, callbackPort } from './ports.ts'

/** 'failed' for every answer of TMDB that neither accepts nor refuses the key. */
export type KeyVerdict =
  | { readonly kind: 'accepted' | 'refused' | 'no network' }
  | { readonly kind: 'failed'; readonly problem: ProviderProblem }

export interface ApiKeyTestContext {
  readonly key: string
  readonly problem: ProviderProblem | null
}

export type ApiKeyTestEvent =
  | { readonly type: 'test requested'; readonly key: string }
  | { readonly type: 'key saved'; readonly key: string }
  /** The field shows it now: it was typed, or saved elsewhere. */
  | { readonly type: 'key changed'; readonly key: string }

export const apiKeyTestMachine = setup({
  types: { context: {} as ApiKeyTestContext, events: {} as ApiKeyTestEvent },
  actors: {
    'test key': actorPort<KeyVerdict, { key: string }>('test key'),
    /** Sends 'key changed' with the key of the settings. */
    'watch saved key': callbackPort(),
  },
  guards: {
    'there is a key': (_, params: { key: string }) => params.key.trim() !== '',
    'it is another key': ({ context }, params: { key: string }) => params.key.trim() !== context.key,
    'it is the saved key': ({ context }, params: { key: string }) => params.key.trim() === context.key,
    'TMDB accepted it': (_, verdict: KeyVerdict) => verdict.kind === 'accepted',
    'TMDB refused it': (_, verdict: KeyVerdict) => verdict.kind === 'refused',
    'TMDB is unreachable': (_, verdict: KeyVerdict) => verdict.kind === 'no network',
  },
  actions: {
    'keep key': assign((_, params: { key: string }) => ({ key: params.key.trim(), problem: null })),
    'keep problem': assign((_, verdict: KeyVerdict) => ({
      problem: verdict.kind === 'failed' ? verdict.problem : null,
    })),
    'clear key': assign({ key: '', problem: null }),
    'announce saved': actionPort<undefined>(),
  },
}).createMachine({
  id: 'API key test',
  description:
    'Testing the key in the field: whether TMDB accepts it, and if not, why. A saved key is announced unless TMDB refuses it.',
  context: { key: '', problem: null },
  initial: 'untested',
  invoke: { id: 'watch saved key', src: 'watch saved key' },
  on: {
    'test requested': {
      guard: { type: 'there is a key', params: ({ event }) => event },
      target: '.testing',
      actions: { type: 'keep key', params: ({ event }) => event },
      description: 'A new test cancels the running one.',
    },
    'key saved': {
      guard: { type: 'there is a key', params: ({ event }) => event },
      target: '.testing what was saved',
      actions: { type: 'keep key', params: ({ event }) => event },
    },
    'key changed': {
      guard: { type: 'it is another key', params: ({ event }) => event },
      target: '.untested',
      description: 'Spaces around it, or saving it, do not make it another one.',
    },
  },
  states: {
    untested: { entry: 'clear key' },
    testing: {
      tags: 'busy',
      invoke: {
        id: 'test key',
        src: 'test key',
        input: ({ context: { key } }) => ({ key }),
        onDone: [
          { guard: { type: 'TMDB accepted it', params: ({ event }) => event.output }, target: 'accepted' },
          { guard: { type: 'TMDB refused it', params: ({ event }) => event.output }, target: 'refused' },
          { guard: { type: 'TMDB is unreachable', params: ({ event }) => event.output }, target: 'unreachable' },
          { target: 'failed', actions: { type: 'keep problem', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed' },
      },
    },
    'testing what was saved': {
      tags: 'busy',
      invoke: {
        id: 'test saved key',
        src: 'test key',
        input: ({ context: { key } }) => ({ key }),
        onDone: [
          {
            guard: { type: 'TMDB accepted it', params: ({ event }) => event.output },
            target: 'accepted',
            actions: 'announce saved',
          },
          { guard: { type: 'TMDB refused it', params: ({ event }) => event.output }, target: 'refused' },
          {
            guard: { type: 'TMDB is unreachable', params: ({ event }) => event.output },
            target: 'unreachable',
            actions: 'announce saved',
          },
          {
            target: 'failed',
            actions: [{ type: 'keep problem', params: ({ event }) => event.output }, 'announce saved'],
          },
        ],
        onError: { target: 'failed', actions: 'announce saved' },
      },
      on: {
        'test requested': {
          guard: { type: 'it is the saved key', params: ({ event }) => event },
          description: 'This is its test.',
        },
      },
    },
    accepted: {},
    refused: { description: 'TMDB does not know the key: 401 or 403.' },
    unreachable: { description: 'TMDB did not answer, so the key may still be good.' },
    failed: { description: 'TMDB answered with another error, such as 503.' },
  },
})

import { assign, setup } from 'xstate'
import type { FilterCondition } from '#domain/discover/discover-filter.ts'
import { helpful, type Remedy } from '#domain/discover/remedies.ts'
import { type ProviderProblem, providerProblem } from '#domain/movie/provider-error.ts'
import { actorPort } from './ports.ts'

interface EmptyFilterInput {
  /** One of which may be dropped. */
  readonly conditions: readonly FilterCondition[]
}

interface EmptyFilterContext extends EmptyFilterInput {
  /** The one that helps most first. */
  readonly remedies: readonly Remedy[]
  readonly problem: ProviderProblem | null
}

export type EmptyFilterEvent = { readonly type: 'remedy requested' }

export const emptyFilterMachine = setup({
  types: { context: {} as EmptyFilterContext, events: {} as EmptyFilterEvent, input: {} as EmptyFilterInput },
  actors: { 'count movies': actorPort<readonly Remedy[], EmptyFilterInput>('count movies') },
  guards: { 'dropping one helps': (_, counts: readonly Remedy[]) => helpful(counts).length > 0 },
  actions: {
    'keep remedies': assign((_, counts: readonly Remedy[]) => ({ remedies: helpful(counts) })),
    'keep problem': assign((_, params: { error: unknown }) => ({ problem: providerProblem(params.error) })),
  },
}).createMachine({
  id: 'empty filter',
  description: 'A filter of Discover for which nothing was found: which one of its conditions to drop, once asked.',
  context: ({ input }) => ({ ...input, remedies: [], problem: null }),
  initial: 'empty',
  states: {
    empty: { on: { 'remedy requested': 'counting' } },
    counting: {
      tags: 'busy',
      invoke: {
        id: 'count movies',
        src: 'count movies',
        input: ({ context: { conditions } }) => ({ conditions }),
        onDone: [
          {
            guard: { type: 'dropping one helps', params: ({ event }) => event.output },
            target: 'empty with remedies',
            actions: { type: 'keep remedies', params: ({ event }) => event.output },
          },
          { target: 'empty without remedies' },
        ],
        onError: { target: 'failed', actions: { type: 'keep problem', params: ({ event }) => event } },
      },
    },
    'empty with remedies': {},
    'empty without remedies': { description: 'Dropping a single condition does not help.' },
    failed: { on: { 'remedy requested': 'counting' } },
  },
})

import { assign, setup } from 'xstate'
import type { CreditOrder, PersonTab, PersonView } from '../src/domain/person-view.ts'

export interface PersonModalInput {
  /** TMDB id. */
  readonly personId: number
  /** Where the person was left, or how one is first shown. */
  readonly view: PersonView
}

type PersonModalContext = PersonModalInput

export type PersonModalEvent =
  | { readonly type: 'tab chosen'; readonly tab: PersonTab }
  | { readonly type: 'page chosen'; readonly page: number }
  | { readonly type: 'order chosen'; readonly order: CreditOrder }

const remembering = {
  type: 'remember',
  params: ({ context }: { readonly context: PersonModalContext }): PersonModalInput => context,
} as const

/** Looking at a person: three tabs, a page in each of the two lists, one order for both, remembered for the next time. */
export const personModalMachine = setup({
  types: {
    context: {} as PersonModalContext,
    events: {} as PersonModalEvent,
    input: {} as PersonModalInput,
  },
  guards: {
    'biography is meant': (_, params: { tab: PersonTab }) => params.tab === 'biography',
    'acting is meant': (_, params: { tab: PersonTab }) => params.tab === 'acting',
    'order is new': ({ context }, params: { order: CreditOrder }) => params.order !== context.view.order,
  },
  actions: {
    'turn to tab': assign({
      view: ({ context }, params: { tab: PersonTab }) => ({ ...context.view, tab: params.tab }),
    }),
    'turn acting page': assign({
      view: ({ context }, params: { page: number }) => ({ ...context.view, actingPage: params.page }),
    }),
    'turn directing page': assign({
      view: ({ context }, params: { page: number }) => ({ ...context.view, directingPage: params.page }),
    }),
    'sort from page 1': assign({
      view: ({ context }, params: { order: CreditOrder }) => ({
        ...context.view,
        order: params.order,
        actingPage: 1,
        directingPage: 1,
      }),
    }),
    remember: (_, _params: PersonModalInput) => {},
  },
}).createMachine({
  id: 'person modal',
  description: 'Looking at what a person is known for.',
  context: ({ input }) => input,
  initial: 'arriving',
  on: {
    'tab chosen': [
      { guard: { type: 'biography is meant', params: ({ event }) => event }, target: '.biography' },
      { guard: { type: 'acting is meant', params: ({ event }) => event }, target: '.acting' },
      { target: '.directing' },
    ],
    'order chosen': {
      description: 'Another order starts both lists from page 1; the tab stays.',
      guard: { type: 'order is new', params: ({ event }) => event },
      actions: [{ type: 'sort from page 1', params: ({ event }) => event }, remembering],
    },
  },
  states: {
    arriving: {
      description: 'The tab on which the person was left comes back, with its page.',
      always: [
        { guard: { type: 'biography is meant', params: ({ context }) => context.view }, target: 'biography' },
        { guard: { type: 'acting is meant', params: ({ context }) => context.view }, target: 'acting' },
        { target: 'directing' },
      ],
    },
    biography: {
      description: 'The life of the person; it has no pages.',
      entry: [{ type: 'turn to tab', params: { tab: 'biography' } }, remembering],
    },
    acting: {
      description: 'The films the person played in, page by page.',
      entry: [{ type: 'turn to tab', params: { tab: 'acting' } }, remembering],
      on: {
        'page chosen': {
          actions: [{ type: 'turn acting page', params: ({ event }) => event }, remembering],
        },
      },
    },
    directing: {
      description: 'The films the person directed, page by page.',
      entry: [{ type: 'turn to tab', params: { tab: 'directing' } }, remembering],
      on: {
        'page chosen': {
          actions: [{ type: 'turn directing page', params: ({ event }) => event }, remembering],
        },
      },
    },
  },
})

import { assign, setup } from 'xstate'
import type { CreditOrder, PersonTab, PersonView } from '#domain/movie/person-view.ts'
import { actionPort, type InitEvent } from './ports.ts'

export interface PersonModalInput {
  readonly view: PersonView
}

export type PersonModalContext = Omit<PersonView, 'tab'>

export type PersonModalEvent =
  | { readonly type: 'tab chosen'; readonly tab: PersonTab }
  | { readonly type: 'page chosen'; readonly page: number }
  | { readonly type: 'order chosen'; readonly order: CreditOrder }

const on =
  (tab: PersonTab) =>
  ({ context }: { readonly context: PersonModalContext }): PersonModalInput => ({ view: { ...context, tab } })

export const personModalMachine = setup({
  types: {
    context: {} as PersonModalContext,
    events: {} as PersonModalEvent | InitEvent<PersonModalInput>,
    input: {} as PersonModalInput,
  },
  guards: {
    'last tab was acting': ({ event }) => event.type === 'xstate.init' && event.input.view.tab === 'acting',
    'last tab was directing': ({ event }) => event.type === 'xstate.init' && event.input.view.tab === 'directing',
    'biography was chosen': (_, params: { tab: PersonTab }) => params.tab === 'biography',
    'acting was chosen': (_, params: { tab: PersonTab }) => params.tab === 'acting',
    'order is new': ({ context }, params: { order: CreditOrder }) => params.order !== context.order,
  },
  actions: {
    'set acting page': assign((_, params: { page: number }) => ({ actingPage: params.page })),
    'set directing page': assign((_, params: { page: number }) => ({ directingPage: params.page })),
    'sort from page 1': assign((_, params: { order: CreditOrder }) => ({
      order: params.order,
      actingPage: 1,
      directingPage: 1,
    })),
    remember: actionPort<PersonModalInput>(),
  },
}).createMachine({
  id: 'person modal',
  description: 'Looking at what a person is known for.',
  context: ({ input: { view } }) => ({
    actingPage: view.actingPage,
    directingPage: view.directingPage,
    order: view.order,
  }),
  initial: 'opening',
  on: {
    'tab chosen': [
      { guard: { type: 'biography was chosen', params: ({ event }) => event }, target: '.biography' },
      { guard: { type: 'acting was chosen', params: ({ event }) => event }, target: '.acting' },
      { target: '.directing' },
    ],
  },
  states: {
    opening: {
      always: [
        { guard: 'last tab was acting', target: 'acting' },
        { guard: 'last tab was directing', target: 'directing' },
        { target: 'biography' },
      ],
    },
    biography: { entry: { type: 'remember', params: on('biography') } },
    acting: {
      entry: { type: 'remember', params: on('acting') },
      on: {
        'page chosen': {
          actions: [
            { type: 'set acting page', params: ({ event }) => event },
            { type: 'remember', params: on('acting') },
          ],
        },
        'order chosen': {
          description: 'A new order starts both lists from page 1 again.',
          guard: { type: 'order is new', params: ({ event }) => event },
          actions: [
            { type: 'sort from page 1', params: ({ event }) => event },
            { type: 'remember', params: on('acting') },
          ],
        },
      },
    },
    directing: {
      entry: { type: 'remember', params: on('directing') },
      on: {
        'page chosen': {
          actions: [
            { type: 'set directing page', params: ({ event }) => event },
            { type: 'remember', params: on('directing') },
          ],
        },
        'order chosen': {
          guard: { type: 'order is new', params: ({ event }) => event },
          actions: [
            { type: 'sort from page 1', params: ({ event }) => event },
            { type: 'remember', params: on('directing') },
          ],
        },
      },
    },
  },
})

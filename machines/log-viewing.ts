import { assign, setup } from 'xstate'
import type { Viewing } from '#domain/records/library.ts'
import { tagsFrom } from '#domain/records/tags.ts'
import { type DateProblem, dateProblem } from '#domain/records/viewing-dates.ts'
import { actorPort } from './ports.ts'

export type ViewingFields = Pick<Viewing, 'watchedAt' | 'rating' | 'note' | 'tags'>

export interface LogViewingInput {
  /** The person's local date, YYYY-MM-DD. */
  readonly today: string
  /** The viewing to edit; null for a new one. */
  readonly viewing: ViewingFields | null
}

export interface LogViewingContext {
  readonly today: string
  readonly isNew: boolean
  readonly watchedAt: ViewingFields['watchedAt']
  /** As typed into the date field. */
  readonly date: string
  readonly rating: number | null
  readonly note: string
  /** As typed: separated by commas. */
  readonly tags: string
}

export type LogViewingEvent =
  | { readonly type: 'today chosen' }
  | { readonly type: 'another date chosen' }
  | { readonly type: 'date forgotten' }
  | { readonly type: 'date typed'; readonly date: string }
  | { readonly type: 'date left' }
  | { readonly type: 'date confirmed' }
  | { readonly type: 'date reconsidered' }
  | { readonly type: 'rating chosen'; readonly rating: number | null }
  | { readonly type: 'note typed'; readonly note: string }
  | { readonly type: 'tags typed'; readonly tags: string }
  | { readonly type: 'confirmed' }

const viewingIn = ({ watchedAt, rating, note, tags }: LogViewingContext): ViewingFields => ({
  watchedAt,
  ...(rating !== null && { rating }),
  note: note.trim(),
  tags: tagsFrom(tags),
})

export const logViewingMachine = setup({
  types: {
    context: {} as LogViewingContext,
    events: {} as LogViewingEvent,
    input: {} as LogViewingInput,
  },
  actors: { 'save viewing': actorPort<boolean, ViewingFields>('save viewing') },
  guards: {
    'viewing exists': ({ context }) => !context.isNew,
    'date has the problem': ({ context }, params: { problem: DateProblem }) =>
      dateProblem(context.date, context.today) === params.problem,
    'date is possible': ({ context }) => dateProblem(context.date, context.today) === null,
    'viewing was saved': (_, params: { isSaved: boolean }) => params.isSaved,
  },
  actions: {
    'take today': assign({ watchedAt: ({ context }) => context.today }),
    'take no date': assign({ watchedAt: null }),
    'take typed date': assign({ watchedAt: ({ context }) => context.date }),
    'keep date': assign((_, params: { date: string }) => ({ date: params.date })),
    'keep rating': assign((_, params: { rating: number | null }) => ({ rating: params.rating })),
    'keep note': assign((_, params: { note: string }) => ({ note: params.note })),
    'keep tags': assign((_, params: { tags: string }) => ({ tags: params.tags })),
  },
}).createMachine({
  id: 'log viewing',
  description: 'Logging a viewing of a movie, or editing one: its date, then what the person thought of it.',
  context: ({ input: { today, viewing } }) => ({
    today,
    isNew: viewing === null,
    watchedAt: viewing?.watchedAt ?? null,
    date: viewing?.watchedAt?.slice(0, 10) ?? today,
    rating: viewing?.rating ?? null,
    note: viewing?.note ?? '',
    tags: viewing?.tags?.join(', ') ?? '',
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'viewing exists', target: 'adding details' }, { target: 'choosing the date' }] },
    'choosing the date': {
      initial: 'undecided',
      on: {
        'today chosen': { target: 'adding details', actions: 'take today' },
        'date forgotten': { target: 'adding details', actions: 'take no date' },
        'another date chosen': { target: '.another date' },
      },
      states: {
        undecided: {},
        'another date': {
          description: 'Judged once it is complete: some browsers report each digit.',
          initial: 'typing',
          on: {
            'date typed': { target: '.typing', actions: { type: 'keep date', params: ({ event }) => event } },
            'date left': { target: '.checking' },
            'date confirmed': [
              { guard: 'date is possible', target: '#log viewing.adding details', actions: 'take typed date' },
              { target: '.checking' },
            ],
          },
          states: {
            typing: {},
            checking: {
              always: [
                { guard: { type: 'date has the problem', params: { problem: 'not a date' } }, target: 'not a date' },
                {
                  guard: { type: 'date has the problem', params: { problem: 'in the future' } },
                  target: 'in the future',
                },
                {
                  guard: { type: 'date has the problem', params: { problem: 'before the first movie' } },
                  target: 'before the first movie',
                },
                { target: 'typing' },
              ],
            },
            'not a date': {},
            'in the future': {},
            'before the first movie': {},
          },
        },
      },
    },
    'adding details': {
      initial: 'typing',
      states: { typing: {}, refused: {} },
      on: {
        'rating chosen': { actions: { type: 'keep rating', params: ({ event }) => event } },
        'note typed': { actions: { type: 'keep note', params: ({ event }) => event } },
        'tags typed': { actions: { type: 'keep tags', params: ({ event }) => event } },
        'date reconsidered': { target: 'choosing the date' },
        confirmed: { target: 'saving' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save viewing',
        src: 'save viewing',
        input: ({ context }) => viewingIn(context),
        onDone: [
          {
            guard: { type: 'viewing was saved', params: ({ event }) => ({ isSaved: event.output }) },
            target: 'saved',
          },
          { target: 'adding details.refused' },
        ],
        onError: { description: 'A failure counts as a refusal.', target: 'adding details.refused' },
      },
    },
    saved: { type: 'final' },
  },
})

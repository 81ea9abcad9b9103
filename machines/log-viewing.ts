import { assign, setup } from 'xstate'
import { companionsFrom } from '#domain/records/companions.ts'
import type { Viewing } from '#domain/records/library.ts'
import { tagsFrom } from '#domain/records/tags.ts'
import { type DateProblem, dateProblem } from '#domain/records/viewing-dates.ts'
import type { ViewingDetails } from '#domain/records/viewing-details.ts'
import { daysAfter, localDayOf } from '#domain/values/day.ts'
import { actorPort } from './ports.ts'

export interface ViewingFields extends ViewingDetails, Pick<Viewing, 'watchedAt'> {
  /** Of the movie itself. */
  readonly liked: boolean
}

/** A viewing as its form has it. */
export interface ViewingForm {
  /** The chosen day, as typed where it is typed; null for none. */
  readonly date: string | null
  readonly rating: number | null
  readonly liked: boolean
  readonly note: string
  /** As typed: separated by commas. */
  readonly tags: string
  /** Names, as typed: separated by commas. */
  readonly companions: string
}

export interface LogViewingInput {
  /** The user's local date, YYYY-MM-DD. */
  readonly today: string
  /** When the edited viewing was, to the minute where that is known; null for a new one, too. */
  readonly before: ViewingFields['watchedAt']
  readonly fields: ViewingForm
}

export interface LogViewingContext extends ViewingForm, Omit<LogViewingInput, 'fields'> {}

export type LogViewingEvent =
  | { readonly type: 'today chosen' }
  | { readonly type: 'yesterday chosen' }
  | { readonly type: 'another date chosen' }
  | { readonly type: 'date forgotten' }
  | { readonly type: 'date typed'; readonly date: string }
  | { readonly type: 'date left' }
  | { readonly type: 'rating chosen'; readonly rating: number | null }
  | { readonly type: 'like toggled' }
  | { readonly type: 'note typed'; readonly note: string }
  | { readonly type: 'tags typed'; readonly tags: string }
  | { readonly type: 'companions typed'; readonly companions: string }
  /** With what is saved. */
  | { readonly type: 'draft discarded'; readonly saved: ViewingForm }
  | { readonly type: 'confirmed' }

/** What the form of a viewing begins with; null for a new one, of today. */
export const viewingForm = (
  viewing: Omit<ViewingFields, 'liked'> | null,
  { today, liked }: { readonly today: string; readonly liked: boolean },
): ViewingForm => ({
  date: viewing === null ? today : viewing.watchedAt && localDayOf(viewing.watchedAt),
  rating: viewing?.rating ?? null,
  liked,
  note: viewing?.note ?? '',
  tags: viewing?.tags?.join(', ') ?? '',
  companions: viewing?.companions?.join(', ') ?? '',
})

const yesterdayOf = (today: string): string => daysAfter(today, -1)

/** The day alone unless it is that of the edited viewing. */
const watchedAtIn = ({ date, before }: LogViewingContext): ViewingFields['watchedAt'] =>
  before !== null && date === localDayOf(before) ? before : date

const viewingIn = (context: LogViewingContext): ViewingFields => ({
  watchedAt: watchedAtIn(context),
  ...(context.rating !== null && { rating: context.rating }),
  liked: context.liked,
  note: context.note.trim(),
  tags: tagsFrom(context.tags),
  companions: companionsFrom(context.companions),
})

const problemIn = ({ date, today }: LogViewingContext): DateProblem | null =>
  date === null ? null : dateProblem(date, today)

export const logViewingMachine = setup({
  types: {
    context: {} as LogViewingContext,
    events: {} as LogViewingEvent,
    input: {} as LogViewingInput,
  },
  actors: { 'save viewing': actorPort<boolean, ViewingFields>('save viewing') },
  guards: {
    'the date is today': ({ context }) => context.date === context.today,
    'the date is yesterday': ({ context }) => context.date === yesterdayOf(context.today),
    'there is no date': ({ context }) => context.date === null,
    'date has the problem': ({ context }, params: { problem: DateProblem }) => problemIn(context) === params.problem,
    'date is possible': ({ context }) => problemIn(context) === null,
    'viewing was saved': (_, isSaved: boolean) => isSaved,
  },
  actions: {
    'take today': assign({ date: ({ context }) => context.today }),
    'take yesterday': assign({ date: ({ context }) => yesterdayOf(context.today) }),
    'take no date': assign({ date: null }),
    'take some date': assign({ date: ({ context }) => context.date ?? context.today }),
    'keep date': assign((_, params: { date: string }) => ({ date: params.date })),
    'keep rating': assign((_, params: { rating: number | null }) => ({ rating: params.rating })),
    'toggle like': assign({ liked: ({ context }) => !context.liked }),
    'keep note': assign((_, params: { note: string }) => ({ note: params.note })),
    'keep tags': assign((_, params: { tags: string }) => ({ tags: params.tags })),
    'keep companions': assign((_, params: { companions: string }) => ({ companions: params.companions })),
    'take saved fields': assign((_, { saved }: { saved: ViewingForm }) => saved),
  },
}).createMachine({
  id: 'log viewing',
  description: 'Logging a viewing of a movie, or editing one: its date and what the user thought of it, in one form.',
  context: ({ input: { today, before, fields } }) => ({ today, before, ...fields }),
  initial: 'filling in',
  states: {
    'filling in': {
      type: 'parallel',
      on: {
        'rating chosen': { actions: { type: 'keep rating', params: ({ event }) => event } },
        'like toggled': { actions: 'toggle like' },
        'note typed': { actions: { type: 'keep note', params: ({ event }) => event } },
        'tags typed': { actions: { type: 'keep tags', params: ({ event }) => event } },
        'companions typed': { actions: { type: 'keep companions', params: ({ event }) => event } },
        'draft discarded': {
          target: '.date.recognizing',
          actions: { type: 'take saved fields', params: ({ event }) => event },
        },
        confirmed: { target: 'saving' },
      },
      states: {
        date: {
          initial: 'recognizing',
          on: {
            'today chosen': { target: '.today', actions: 'take today' },
            'yesterday chosen': { target: '.yesterday', actions: 'take yesterday' },
            'another date chosen': { target: '.another date', actions: 'take some date' },
            'date forgotten': { target: '.forgotten', actions: 'take no date' },
          },
          states: {
            recognizing: {
              description: 'Of a viewing that is edited, or of a draft; a new one is of today.',
              always: [
                { guard: 'the date is today', target: 'today' },
                { guard: 'the date is yesterday', target: 'yesterday' },
                { guard: 'there is no date', target: 'forgotten' },
                { target: 'another date' },
              ],
            },
            today: {},
            yesterday: {},
            forgotten: {},
            'another date': {
              description: 'Judged once it is complete: some browsers report each digit.',
              initial: 'typing',
              on: {
                'date typed': { target: '.typing', actions: { type: 'keep date', params: ({ event }) => event } },
                'date left': { target: '.checking' },
                confirmed: [{ guard: 'date is possible', target: '#log viewing.saving' }, { target: '.checking' }],
              },
              states: {
                typing: {},
                checking: {
                  always: [
                    {
                      guard: { type: 'date has the problem', params: { problem: 'not a date' } },
                      target: 'not a date',
                    },
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
        answer: { initial: 'none', states: { none: {}, refused: {} } },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save viewing',
        src: 'save viewing',
        input: ({ context }) => viewingIn(context),
        onDone: [
          { guard: { type: 'viewing was saved', params: ({ event }) => event.output }, target: 'saved' },
          { target: '#log viewing.filling in.answer.refused' },
        ],
        onError: {
          description: 'A failure counts as a refusal.',
          target: '#log viewing.filling in.answer.refused',
        },
      },
    },
    saved: { type: 'final' },
  },
})

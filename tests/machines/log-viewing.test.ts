import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type LogViewingEvent, logViewingMachine, type ViewingFields, viewingForm } from '#machines/log-viewing.ts'
import { sample } from '#machines/samples/log-viewing.ts'
import { pathsThrough } from '#tests/support/paths.ts'
import { turns } from '#tests/support/turns.ts'

const today = '2026-11-20'

const inputOf = (viewing: ViewingFields | null) => ({
  today,
  before: viewing?.watchedAt ?? null,
  fields: viewingForm(viewing, { today, liked: viewing?.liked ?? false }),
})

const startLog = (viewing: ViewingFields | null = null) => {
  const saves: ViewingFields[] = []
  let answer: () => Promise<boolean> = async () => true
  const actor = createActor(
    logViewingMachine.provide({
      actors: {
        'save viewing': fromPromise<boolean, ViewingFields>(({ input }) => {
          saves.push(input)
          return answer()
        }),
      },
    }),
    { input: inputOf(viewing) },
  ).start()
  return {
    saves,
    answers: (next: typeof answer) => {
      answer = next
    },
    sends: (...events: readonly LogViewingEvent[]) => {
      for (const event of events) actor.send(event)
    },
    settled: () => turns(1),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  }
}

const open = (date: object | string, answer = 'none') => ({ 'filling in': { date, answer } })
const nothingElse = { liked: false, note: '', tags: [], companions: [] }

describe('logging a viewing', () => {
  it('saves the date of today and the details, trimmed', async () => {
    const log = startLog()
    expect(log.state()).toEqual(open('today'))
    log.sends(
      { type: 'rating chosen', rating: 9 },
      { type: 'like toggled' },
      { type: 'note typed', note: ' Again! ' },
      { type: 'tags typed', tags: 'cinema, , imax, cinema' },
      { type: 'companions typed', companions: ' Ana,Ben , Ana, ' },
      { type: 'confirmed' },
    )
    expect([log.state(), log.saves]).toEqual([
      'saving',
      [
        {
          watchedAt: today,
          rating: 9,
          liked: true,
          note: 'Again!',
          tags: ['cinema', 'imax'],
          companions: ['Ana', 'Ben'],
        },
      ],
    ])
    await log.settled()
    expect(log.state()).toBe('saved')
  })

  it.each([
    ['yesterday chosen', 'yesterday', '2026-11-19'],
    ['date forgotten', 'forgotten', null],
  ] as const)('saves the date of %j', (type, state, watchedAt) => {
    const log = startLog()
    log.sends({ type })
    expect(log.state()).toEqual(open(state))
    log.sends({ type: 'confirmed' })
    expect(log.saves).toEqual([{ watchedAt, ...nothingElse }])
  })

  it('saves another date, which begins with the one chosen before', () => {
    const log = startLog()
    log.sends({ type: 'yesterday chosen' }, { type: 'another date chosen' })
    expect([log.state(), log.context().date]).toEqual([open({ 'another date': 'typing' }), '2026-11-19'])
    log.sends({ type: 'date typed', date: '1999-03-31' }, { type: 'confirmed' })
    expect(log.saves).toEqual([{ watchedAt: '1999-03-31', ...nothingElse }])
  })

  it('proposes today as another date once none was remembered', () => {
    const log = startLog()
    log.sends({ type: 'date forgotten' }, { type: 'another date chosen' })
    expect(log.context().date).toBe(today)
  })

  it.each([
    ['2026-11-21', 'in the future'],
    ['1887-12-31', 'before the first movie'],
    ['2026-02-30', 'not a date'],
    ['', 'not a date'],
  ])('does not save the date %j: it is %s', (date, problem) => {
    const log = startLog()
    log.sends({ type: 'another date chosen' }, { type: 'date typed', date }, { type: 'confirmed' })
    expect([log.state(), log.saves]).toEqual([open({ 'another date': problem }), []])
  })

  it('judges a date once its field is left, not while it is typed', () => {
    const log = startLog()
    const typing = open({ 'another date': 'typing' })
    log.sends({ type: 'another date chosen' }, { type: 'date typed', date: '0002-03-31' })
    expect(log.state()).toEqual(typing)
    log.sends({ type: 'date left' })
    expect(log.state()).toEqual(open({ 'another date': 'before the first movie' }))
    log.sends({ type: 'date typed', date: '2024-03-31' })
    expect(log.state()).toEqual(typing)
    log.sends({ type: 'date left' })
    expect(log.state()).toEqual(typing)
  })

  it('keeps the details while another date is chosen', () => {
    const log = startLog()
    log.sends({ type: 'rating chosen', rating: 4 }, { type: 'date forgotten' }, { type: 'confirmed' })
    expect(log.saves).toEqual([{ watchedAt: null, rating: 4, ...nothingElse }])
  })

  it.each([
    ['refuses', async () => false],
    ['fails', () => Promise.reject(new Error('full'))],
  ])('stays open with what was typed when saving %s, and can try again', async (_, answer) => {
    const log = startLog()
    log.answers(answer)
    log.sends({ type: 'yesterday chosen' }, { type: 'note typed', note: 'Again!' }, { type: 'confirmed' })
    await log.settled()
    expect([log.state(), log.context().note]).toEqual([open('yesterday', 'refused'), 'Again!'])
    log.answers(async () => true)
    log.sends({ type: 'confirmed' })
    await log.settled()
    expect([log.state(), log.saves.length]).toEqual(['saved', 2])
  })
})

describe('editing a viewing', () => {
  const viewing = {
    watchedAt: '2026-11-01T12:15Z',
    rating: 8,
    liked: true,
    note: 'Dark.',
    tags: ['cinema', 'imax'],
    companions: ['Ana'],
  }

  it('begins with its details, and keeps its date to the minute', () => {
    const log = startLog(viewing)
    expect([log.state(), log.context().date]).toEqual([open({ 'another date': 'typing' }), '2026-11-01'])
    log.sends({ type: 'rating chosen', rating: null }, { type: 'confirmed' })
    expect(log.saves).toEqual([
      {
        watchedAt: '2026-11-01T12:15Z',
        liked: true,
        note: 'Dark.',
        tags: ['cinema', 'imax'],
        companions: ['Ana'],
      },
    ])
  })

  it('finds the minute again when its day is chosen again', () => {
    const log = startLog(viewing)
    log.sends({ type: 'today chosen' }, { type: 'another date chosen' }, { type: 'date typed', date: '2026-11-01' })
    log.sends({ type: 'confirmed' })
    expect(log.saves.map(({ watchedAt }) => watchedAt)).toEqual(['2026-11-01T12:15Z'])
  })

  it('takes what is saved, its day too, when a draft is discarded', () => {
    const log = startLog()
    log.sends({ type: 'yesterday chosen' }, { type: 'note typed', note: 'Again!' })
    const { fields } = inputOf(viewing)
    log.sends({ type: 'draft discarded', saved: fields })
    expect([log.state(), log.context()]).toEqual([
      open({ 'another date': 'typing' }),
      { today, before: null, ...fields },
    ])
  })

  it.each([
    [today, 'today'],
    ['2026-11-19', 'yesterday'],
    [null, 'forgotten'],
  ])('of %j begins with %s', (watchedAt, state) => {
    expect(startLog({ watchedAt, liked: false }).state()).toEqual(open(state))
  })
})

it('never saves a date that is refused, on any path', () => {
  const events = (sample.events as LogViewingEvent[]).filter(
    ({ type }) => !/^(?:note|tags|companions|rating|like|draft)/.test(type),
  )
  const paths = pathsThrough(logViewingMachine, events, inputOf(null))
  const saving = paths.filter(({ state }) => state.matches('saving'))
  expect(saving.length).toBeGreaterThan(3)
  expect(new Set(saving.map(({ state }) => state.context.date))).toEqual(
    new Set([today, '2026-11-19', null, '2026-11-18']),
  )
})

import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type LogViewingEvent, logViewingMachine, type ViewingFields } from '#machines/log-viewing.ts'
import { sample } from '#machines/samples/log-viewing.ts'
import { pathsThrough } from '#tests/support/paths.ts'
import { turns } from '#tests/support/turns.ts'

const today = '2026-11-20'

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
    { input: { today, viewing } },
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

describe('logging a viewing', () => {
  it('saves the date of today and the details, trimmed', async () => {
    const log = startLog()
    expect(log.state()).toEqual({ 'choosing the date': 'undecided' })
    log.sends(
      { type: 'today chosen' },
      { type: 'rating chosen', rating: 9 },
      { type: 'note typed', note: ' Again! ' },
      { type: 'tags typed', tags: 'cinema, , with Ann, cinema' },
      { type: 'confirmed' },
    )
    expect([log.state(), log.saves]).toEqual([
      'saving',
      [{ watchedAt: today, rating: 9, note: 'Again!', tags: ['cinema', 'with Ann'] }],
    ])
    await log.settled()
    expect(log.state()).toBe('saved')
  })

  it('saves a viewing without a date', () => {
    const log = startLog()
    log.sends({ type: 'date forgotten' }, { type: 'confirmed' })
    expect(log.saves).toEqual([{ watchedAt: null, note: '', tags: [] }])
  })

  it.each([
    ['2026-11-21', 'in the future'],
    ['1887-12-31', 'before the first movie'],
    ['2026-02-30', 'not a date'],
    ['', 'not a date'],
  ])('does not take the date %j: it is %s', (date, problem) => {
    const log = startLog()
    log.sends({ type: 'another date chosen' }, { type: 'date typed', date }, { type: 'date confirmed' })
    expect(log.state()).toEqual({ 'choosing the date': { 'another date': problem } })
  })

  it('judges a date once its field is left, not while it is typed', () => {
    const log = startLog()
    log.sends({ type: 'another date chosen' }, { type: 'date typed', date: '0002-03-31' })
    expect(log.state()).toEqual({ 'choosing the date': { 'another date': 'typing' } })
    log.sends({ type: 'date left' })
    expect(log.state()).toEqual({ 'choosing the date': { 'another date': 'before the first movie' } })
    log.sends({ type: 'date typed', date: '2024-03-31' })
    expect(log.state()).toEqual({ 'choosing the date': { 'another date': 'typing' } })
    log.sends({ type: 'date left' })
    expect(log.state()).toEqual({ 'choosing the date': { 'another date': 'typing' } })
  })

  it('takes another date', () => {
    const log = startLog()
    log.sends(
      { type: 'another date chosen' },
      { type: 'date typed', date: '1999-03-31' },
      { type: 'date confirmed' },
      { type: 'confirmed' },
    )
    expect(log.saves).toEqual([{ watchedAt: '1999-03-31', note: '', tags: [] }])
  })

  it('keeps the details while the date is chosen again', () => {
    const log = startLog()
    log.sends({ type: 'today chosen' }, { type: 'rating chosen', rating: 4 }, { type: 'date reconsidered' })
    log.sends({ type: 'date forgotten' }, { type: 'confirmed' })
    expect(log.saves).toEqual([{ watchedAt: null, rating: 4, note: '', tags: [] }])
  })

  it.each([
    ['refuses', async () => false],
    ['fails', () => Promise.reject(new Error('full'))],
  ])('stays open with what was typed when saving %s, and can try again', async (_, answer) => {
    const log = startLog()
    log.answers(answer)
    log.sends({ type: 'today chosen' }, { type: 'note typed', note: 'Again!' }, { type: 'confirmed' })
    await log.settled()
    expect([log.state(), log.context().note]).toEqual([{ 'adding details': 'refused' }, 'Again!'])
    log.answers(async () => true)
    log.sends({ type: 'confirmed' })
    await log.settled()
    expect([log.state(), log.saves.length]).toEqual(['saved', 2])
  })
})

describe('editing a viewing', () => {
  it('begins with its details, and keeps its date to the minute', () => {
    const viewing = { watchedAt: '2026-11-01T20:15Z', rating: 8, note: 'Dark.', tags: ['cinema', 'with Ann'] }
    const log = startLog(viewing)
    expect([log.state(), log.context().date]).toEqual([{ 'adding details': 'typing' }, '2026-11-01'])
    log.sends({ type: 'rating chosen', rating: null }, { type: 'confirmed' })
    expect(log.saves).toEqual([{ watchedAt: '2026-11-01T20:15Z', note: 'Dark.', tags: ['cinema', 'with Ann'] }])
  })
})

it('never saves a date that is refused, on any path', () => {
  const events = (sample.events as LogViewingEvent[]).filter(({ type }) => !/^(?:note|tags|rating)/.test(type))
  const paths = pathsThrough(logViewingMachine, events, { today, viewing: null })
  const saving = paths.filter(({ state }) => state.matches('saving'))
  expect(saving.length).toBeGreaterThan(3)
  expect(new Set(saving.map(({ state }) => state.context.watchedAt))).toEqual(new Set([today, null, '2026-11-19']))
})

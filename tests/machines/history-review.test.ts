import { describe, expect, it } from 'vitest'
import type { MovieState, ResolvedMovie } from '#domain/imports/resolve.ts'
import { snapshot } from '#tests/support/fixtures.ts'
import { never, planOf, startHistory } from './start-history.ts'

const resolved = (key: string, state: MovieState = 'in doubt', candidates: ResolvedMovie['candidates'] = []) => ({
  named: { key, title: key.replace(/ \d+$/, ''), isMovie: true },
  state,
  movie: null,
  candidates,
})

const inOverview = { reviewing: { overview: 'ready' } }
const planningAgain = { reviewing: { overview: 'planning again' } }

describe('the plan of an import', () => {
  const file = { type: 'precedence chosen', kind: 'ratings', precedence: 'file' } as const
  const first = planOf(resolved('Psycho'))
  const next = planOf(resolved('Psycho', 'found'))

  it('is made before there is anything to review', async () => {
    const flow = startHistory({ plans: [never] })
    await flow.settled()
    expect([flow.state(), flow.context().plan]).toEqual([{ reviewing: 'planning' }, null])
  })

  it('stays in sight while another choice is planned, and cannot be confirmed then', async () => {
    const flow = startHistory({ plans: [async () => first, never] })
    await flow.settled()
    await flow.tell(file)
    expect([flow.state(), flow.context().plan]).toEqual([planningAgain, first.plan])
    await flow.tell({ type: 'confirmed' })
    expect([flow.state(), flow.can({ type: 'confirmed' })]).toEqual([planningAgain, false])
  })

  it('follows each choice, of which the last one counts', async () => {
    const flow = startHistory({ plans: [async () => first, never, async () => next] })
    await flow.settled()
    await flow.tell(file, { type: 'seeing again chosen', isWanted: true })
    expect([flow.state(), flow.context().movies]).toEqual([inOverview, next.movies])
    expect(flow.done.slice(2)).toEqual([
      'plan newer',
      'ratings: file',
      'plan file',
      'see again: true',
      'stop planning',
      'plan file again',
    ])
  })
})

describe('the movies in doubt', () => {
  const alien = snapshot('Alien', { releaseDate: '1979-05-25' })
  const none = { type: 'movie decided', choice: { kind: 'none' }, isForAlike: false } as const
  const opened = { type: 'movies opened', state: 'in doubt' } as const

  const start = async (...movies: readonly ResolvedMovie[]) => {
    const flow = startHistory({ plans: [async () => planOf(...movies)] })
    await flow.settled()
    flow.done.length = 0
    await flow.tell(opened)
    const shown = () => flow.context().decisions.movies[flow.context().decisions.index]
    return { ...flow, shown: () => shown()?.named.key, shownState: () => shown()?.state }
  }

  it('are decided on one after another, and the import is planned anew after the last', async () => {
    const flow = await start(resolved('Psycho'), resolved('Laura', 'not found'), resolved('Heat'))
    expect([flow.state(), flow.shown()]).toEqual([{ reviewing: 'deciding on movies' }, 'Psycho'])
    await flow.tell(none)
    expect([flow.state(), flow.shown()]).toEqual([{ reviewing: 'deciding on movies' }, 'Heat'])
    await flow.tell(none)
    expect([flow.state(), flow.done]).toEqual([inOverview, ['Psycho: none', 'Heat: none', 'plan newer']])
  })

  it('are skipped, and seen again with their decision', async () => {
    const flow = await start(resolved('Psycho'), resolved('Heat'))
    const previous = { type: 'previous movie opened' } as const
    expect(flow.can(previous)).toBe(false)
    await flow.tell(none)
    expect([flow.shown(), flow.can(previous)]).toEqual(['Heat', true])
    await flow.tell(previous)
    expect([flow.shown(), flow.shownState()]).toEqual(['Psycho', 'none of these'])
    await flow.tell({ type: 'movie skipped' }, { type: 'movie skipped' })
    expect([flow.state(), flow.done]).toEqual([inOverview, ['Psycho: none', 'plan newer']])
  })

  it('of one title are decided on together where the user wants it', async () => {
    const flow = await start(resolved('Psycho 1'), resolved('Heat'), resolved('Psycho 2'), resolved('Laura'))
    await flow.tell({ ...none, isForAlike: true })
    expect([flow.shown(), flow.done]).toEqual(['Heat', ['Psycho 1: none', 'Psycho 2: none']])
  })

  it('with a sure suggestion are accepted together, but those that were taken out', async () => {
    const flow = await start(
      { ...resolved('Alien 1', 'in doubt', [alien]), suggestion: alien },
      resolved('Heat'),
      { ...resolved('Alien 2', 'in doubt', [alien]), suggestion: alien },
      { ...resolved('Alien 3', 'in doubt', [alien]), suggestion: alien },
    )
    await flow.tell({ type: 'only suggestions accepted', keys: ['Alien 1', 'Heat', 'Alien 2'] })
    expect([flow.state(), flow.done]).toEqual([inOverview, ['Alien 1: movie', 'Alien 2: movie', 'plan newer']])
  })

  it('can be left at any time', async () => {
    const flow = await start(resolved('Psycho'), resolved('Heat'))
    await flow.tell({ type: 'overview opened' })
    expect([flow.state(), flow.done]).toEqual([inOverview, ['plan newer']])
  })

  it('are those of the chosen group', async () => {
    const flow = await start(resolved('Psycho'), resolved('Heat', 'not found'))
    await flow.tell({ type: 'overview opened' }, { type: 'movies opened', state: 'not found' })
    expect(flow.shown()).toBe('Heat')
  })
})

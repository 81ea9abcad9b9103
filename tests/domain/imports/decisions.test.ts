import { describe, expect, it } from 'vitest'
import {
  alikeMovies,
  choicesOf,
  type Decisions,
  decisionsOn,
  shownMovie,
  withChoices,
} from '#domain/imports/decisions.ts'
import type { ResolvedMovie } from '#domain/imports/resolve.ts'

const inDoubt = (key: string, title: string, year?: number): ResolvedMovie => ({
  named: { key, title, isMovie: true, ...(year !== undefined && { year }) },
  state: 'in doubt',
  movie: null,
  candidates: [],
})
const none = { kind: 'none' } as const
const keysOf = (movies: readonly ResolvedMovie[]) => movies.map(({ named }) => named.key)
const statesOf = ({ movies }: Decisions) => movies.map(({ state }) => state)

const psychos = decisionsOn(
  [
    inDoubt('1', 'Psycho', 1960),
    { ...inDoubt('2', 'Psycho', 1960), state: 'found' },
    inDoubt('3', 'PSYCHO!'),
    inDoubt('4', 'Psycho', 1998),
    inDoubt('5', 'Heat'),
  ],
  'in doubt',
)

describe('movies that are decided on one after another', () => {
  it('are those of one state', () => {
    expect(keysOf(psychos.movies)).toEqual(['1', '3', '4', '5'])
  })

  it('are alike with one title, in any spelling, unless their years differ', () => {
    expect(keysOf(alikeMovies(psychos))).toEqual(['1', '3'])
    expect(keysOf(alikeMovies({ ...psychos, index: 1 }))).toEqual(['1', '3', '4'])
    expect(alikeMovies({ ...psychos, index: 4 })).toEqual([])
  })

  it('are decided on alone or with those that are alike, and the next one without a choice is shown', () => {
    const alone = withChoices(psychos, choicesOf(psychos, none, false))
    expect([statesOf(alone), shownMovie(alone)?.named.key]).toEqual([
      ['none of these', 'in doubt', 'in doubt', 'in doubt'],
      '3',
    ])
    const together = withChoices(psychos, choicesOf(psychos, none, true))
    expect([statesOf(together), shownMovie(together)?.named.key]).toEqual([
      ['none of these', 'none of these', 'in doubt', 'in doubt'],
      '4',
    ])
  })

  it('are over after the last', () => {
    const last = { ...psychos, index: 3 }
    expect(shownMovie(withChoices(last, choicesOf(last, none, false)))).toBe(undefined)
  })
})

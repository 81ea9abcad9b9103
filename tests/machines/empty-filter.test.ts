import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { FilterCondition } from '#domain/discover/discover-filter.ts'
import type { Remedy } from '#domain/discover/remedies.ts'
import { ProviderError } from '#domain/movie/provider-error.ts'
import { emptyFilterMachine } from '#machines/empty-filter.ts'
import { turns } from '#tests/support/turns.ts'

const conditions = ['genre', 'language', 'year'] as const
const start = (count: () => Promise<readonly Remedy[]>) => {
  const asked: (readonly FilterCondition[])[] = []
  const actor = createActor(
    emptyFilterMachine.provide({
      actors: {
        'count movies': fromPromise<readonly Remedy[], { conditions: readonly FilterCondition[] }>(({ input }) => {
          asked.push(input.conditions)
          return count()
        }),
      },
    }),
    { input: { conditions } },
  ).start()
  return {
    asked,
    ask: async () => {
      actor.send({ type: 'remedy requested' })
      await turns(1)
    },
    snapshot: () => actor.getSnapshot(),
  }
}

describe('a filter for which nothing was found', () => {
  it('counts nothing before it is asked, and nothing twice', async () => {
    const filter = start(async () => [
      { condition: 'genre', movies: 3 },
      { condition: 'language', movies: 0 },
      { condition: 'year', movies: 45 },
    ])
    expect(filter.asked).toEqual([])
    await filter.ask()
    await filter.ask()
    expect(filter.asked).toEqual([conditions])
    expect(filter.snapshot().value).toBe('empty with remedies')
    expect(filter.snapshot().context.remedies).toEqual([
      { condition: 'year', movies: 45 },
      { condition: 'genre', movies: 3 },
    ])
  })

  it('says when dropping one does not help', async () => {
    const filter = start(async () => [{ condition: 'genre', movies: 0 }])
    await filter.ask()
    expect(filter.snapshot().value).toBe('empty without remedies')
  })

  it('can be asked again when TMDB did not answer', async () => {
    const answers = [
      () => Promise.reject(new ProviderError({ kind: 'network', status: 0, statusText: '', path: '/discover/movie' })),
      async () => [{ condition: 'genre', movies: 3 } as const],
    ]
    const filter = start(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
    await filter.ask()
    expect(filter.snapshot().value).toBe('failed')
    expect(filter.snapshot().context.problem).toMatchObject({ kind: 'network' })
    await filter.ask()
    expect(filter.snapshot().value).toBe('empty with remedies')
  })
})

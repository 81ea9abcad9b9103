import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { type MovieLoadingEvent, type Movies, movieLoadingMachine } from '#machines/movie-loading.ts'
import { turns } from '#tests/support/turns.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const start = (
  movies: readonly number[],
  {
    known = [],
    savesData = false,
    load = async () => {},
  }: {
    readonly known?: readonly number[]
    readonly savesData?: boolean
    readonly load?: () => Promise<void>
  } = {},
) => {
  const loads: string[] = []
  const actor = createActor(
    movieLoadingMachine.provide({
      actors: {
        'find missing movies': fromPromise<Movies, Movies>(async ({ input }) => ({
          movies: input.movies.filter((id) => !known.includes(id)),
        })),
        'load movies': fromPromise<void, Movies>(({ input, signal }) => {
          loads.push(`${input.movies[0]} to ${input.movies.at(-1)}`)
          signal.addEventListener('abort', () => loads.push('canceled'))
          return load()
        }),
        'watch for interruptions': fromCallback(() => {}),
      },
    }),
    { input: { movies, savesData } },
  ).start()
  return {
    loads,
    send: (event: MovieLoadingEvent) => actor.send(event),
    missing: () => actor.getSnapshot().context.missing.length,
    state: () => actor.getSnapshot().value,
    settled: () => turns(8),
  }
}

const never = () => new Promise<void>(() => {})

describe('loading movies in the background', () => {
  it('loads those that are not known, a few dozen at a time', async () => {
    const flow = start(numbers(31), { known: [1] })
    await flow.settled()
    expect([flow.state(), flow.loads, flow.missing()]).toEqual(['complete', ['2 to 25', '26 to 31'], 0])
  })

  it('loads nothing when all are known', async () => {
    const flow = start(numbers(3), { known: numbers(3) })
    await flow.settled()
    expect([flow.state(), flow.loads]).toEqual(['complete', []])
  })

  it('pauses when the person asks, and continues', async () => {
    const flow = start(numbers(3), { load: never })
    await flow.settled()
    flow.send({ type: 'pause requested' })
    expect([flow.state(), flow.loads]).toEqual(['paused', ['1 to 3', 'canceled']])
    flow.send({ type: 'movies changed', movies: numbers(4) })
    expect(flow.state()).toBe('paused')
    flow.send({ type: 'continue requested' })
    await flow.settled()
    expect([flow.state(), flow.loads.at(-1)]).toEqual([{ active: 'loading' }, '1 to 4'])
  })

  it('waits for the person where data is saved', async () => {
    const flow = start(numbers(3), { savesData: true })
    await flow.settled()
    expect([flow.state(), flow.missing(), flow.loads]).toEqual(['paused', 3, []])
    flow.send({ type: 'continue requested' })
    await flow.settled()
    expect(flow.state()).toBe('complete')
  })

  it('is interrupted and goes on by itself', async () => {
    const flow = start(numbers(3), { load: never })
    await flow.settled()
    flow.send({ type: 'interrupted' })
    expect([flow.state(), flow.loads]).toEqual([{ active: 'interrupted' }, ['1 to 3', 'canceled']])
    flow.send({ type: 'interruption ended' })
    expect(flow.state()).toEqual({ active: 'loading' })
  })

  it('looks again when the movies change', async () => {
    const flow = start(numbers(3))
    await flow.settled()
    flow.send({ type: 'movies changed', movies: numbers(5) })
    await flow.settled()
    expect([flow.state(), flow.loads]).toEqual(['complete', ['1 to 3', '1 to 5']])
  })

  it('fails when the provider does, and tries again when asked to', async () => {
    let isDown = true
    const flow = start(numbers(3), { load: () => (isDown ? Promise.reject(new Error('503')) : Promise.resolve()) })
    await flow.settled()
    expect(flow.state()).toBe('failed')
    isDown = false
    flow.send({ type: 'continue requested' })
    await flow.settled()
    expect(flow.state()).toBe('complete')
  })
})

import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { type MovieLoadingEvent, type Movies, movieLoadingMachine } from '#machines/movie-loading.ts'
import { turns } from '#tests/support/turns.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

interface Options {
  readonly known?: readonly number[]
  readonly savesData?: boolean
  readonly load?: () => Promise<void>
}

const start = ({ known = [], savesData = false, load = async () => {} }: Options = {}) => {
  const clock = new SimulatedClock()
  const loads: string[] = []
  const tell = { of: (_event: EventObject) => {} }
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
        'watch own movies': fromCallback(({ sendBack }) => {
          tell.of = sendBack
        }),
        'watch for interruptions': fromCallback(() => {}),
      },
    }),
    { clock, input: { savesData } },
  ).start()
  const settle = async () => {
    clock.increment(50)
    await turns(8)
  }
  return {
    loads,
    clock,
    settle,
    send: (event: MovieLoadingEvent) => actor.send(event),
    show: async (movies: readonly number[], part = 'list') => {
      actor.send({ type: 'movies shown', part, movies })
      await settle()
    },
    ownMoviesChange: () => tell.of({ type: 'own movies changed' }),
    missing: () => actor.getSnapshot().context.missing.length,
    state: () => actor.getSnapshot().value,
  }
}

const never = () => new Promise<void>(() => {})

describe('loading movies in the background', () => {
  it('loads those that are not known, a few dozen at a time', async () => {
    const flow = start({ known: [1] })
    await flow.show(numbers(31))
    expect([flow.state(), flow.loads]).toEqual(['complete', ['2 to 25', '26 to 31']])
  })

  it('loads nothing when all are known', async () => {
    const flow = start({ known: numbers(3) })
    await flow.show(numbers(3))
    expect([flow.state(), flow.loads]).toEqual(['complete', []])
  })

  it('begins once nothing has changed for a moment', async () => {
    const flow = start()
    flow.send({ type: 'movies shown', part: 'list', movies: [1] })
    flow.clock.increment(49)
    flow.ownMoviesChange()
    flow.clock.increment(49)
    await turns(8)
    expect([flow.state(), flow.loads]).toEqual(['settling', []])
    flow.clock.increment(1)
    await turns(8)
    expect(flow.loads).toEqual(['1 to 1'])
  })

  it('loads what all parts of the screen show', async () => {
    const flow = start({ load: never })
    await flow.show([1, 2], 'list')
    await flow.show([3], 'dialog')
    await flow.show([4, 5], 'list')
    expect(flow.loads).toEqual(['1 to 2', 'canceled', '1 to 3', 'canceled', '3 to 5'])
  })

  it('is not interrupted by a part that leaves, or that shows nothing new', async () => {
    const flow = start({ load: never })
    await flow.show([1, 2], 'list')
    await flow.show([2], 'card')
    await flow.show([], 'status')
    flow.send({ type: 'part left', part: 'card' })
    await flow.settle()
    expect([flow.state(), flow.loads]).toEqual([{ active: 'loading' }, ['1 to 2']])
  })

  it('goes on from one screen to the next', async () => {
    const flow = start({ load: never })
    await flow.show([1], 'list')
    flow.send({ type: 'part left', part: 'list' })
    flow.clock.increment(20)
    await flow.show([2], 'other list')
    expect([flow.state(), flow.loads.at(-1)]).toEqual([{ active: 'loading' }, '2 to 2'])
  })

  it('ends when no part of the screen needs to know, and begins again', async () => {
    const flow = start({ load: never })
    await flow.show([1])
    flow.send({ type: 'part left', part: 'list' })
    await flow.settle()
    expect([flow.state(), flow.loads]).toEqual(['idle', ['1 to 1', 'canceled']])
    flow.ownMoviesChange()
    await flow.settle()
    expect(flow.state()).toBe('idle')
    await flow.show([2])
    expect(flow.loads.at(-1)).toBe('2 to 2')
  })

  it("looks again when the user's own movies change", async () => {
    const flow = start()
    await flow.show(numbers(3))
    flow.ownMoviesChange()
    await flow.settle()
    expect([flow.state(), flow.loads]).toEqual(['complete', ['1 to 3', '1 to 3']])
  })

  it('pauses when the user asks, stays paused while other movies are shown, and continues', async () => {
    const flow = start({ load: never })
    await flow.show(numbers(3))
    flow.send({ type: 'pause requested' })
    expect([flow.state(), flow.loads]).toEqual(['paused', ['1 to 3', 'canceled']])
    await flow.show(numbers(4))
    expect([flow.state(), flow.loads.length]).toEqual(['paused', 2])
    flow.send({ type: 'continue requested' })
    await flow.settle()
    expect([flow.state(), flow.loads.at(-1)]).toEqual([{ active: 'loading' }, '1 to 4'])
  })

  it('is paused and continued also before it knows what is missing', async () => {
    const flow = start({ load: never })
    flow.send({ type: 'movies shown', part: 'list', movies: numbers(3) })
    flow.send({ type: 'pause requested' })
    await flow.settle()
    expect([flow.state(), flow.loads]).toEqual(['paused', []])
    flow.ownMoviesChange()
    flow.send({ type: 'continue requested' })
    await flow.settle()
    expect([flow.state(), flow.loads]).toEqual([{ active: 'loading' }, ['1 to 3']])
  })

  it('waits for the user where data is saved, on each screen', async () => {
    const flow = start({ savesData: true })
    await flow.show(numbers(3))
    expect([flow.state(), flow.loads]).toEqual(['paused', []])
    flow.send({ type: 'continue requested' })
    await flow.settle()
    expect(flow.state()).toEqual('complete')
    flow.send({ type: 'part left', part: 'list' })
    await flow.settle()
    await flow.show(numbers(4))
    expect(flow.state()).toEqual('paused')
  })

  it('is interrupted and goes on by itself', async () => {
    const flow = start({ load: never })
    await flow.show(numbers(30))
    flow.send({ type: 'interrupted' })
    expect([flow.state(), flow.loads]).toEqual([{ active: 'interrupted' }, ['1 to 24', 'canceled']])
    flow.send({ type: 'interruption ended' })
    expect([flow.state(), flow.missing()]).toEqual([{ active: 'loading' }, 30])
  })

  it('fails when the provider does, and tries again when asked to', async () => {
    let isDown = true
    const flow = start({ load: () => (isDown ? Promise.reject(new Error('503')) : Promise.resolve()) })
    await flow.show(numbers(3))
    expect(flow.state()).toEqual('failed')
    isDown = false
    flow.send({ type: 'continue requested' })
    await flow.settle()
    expect(flow.state()).toEqual('complete')
  })
})

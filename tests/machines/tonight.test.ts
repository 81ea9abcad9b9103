import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { MovieId } from '#domain/movie/movie.ts'
import { ProviderError } from '#domain/movie/provider-error.ts'
import type { Obstacle, TonightConditions, TonightMovie } from '#domain/tonight/tonight.ts'
import { moviesIn } from '#domain/tonight/tonight-deal.ts'
import {
  type Gathered,
  type Gathering,
  type Lookups,
  type TonightContext,
  type TonightEvent,
  type TonightInput,
  tonightMachine,
} from '#machines/tonight.ts'
import { snapshot } from '#tests/support/fixtures.ts'
import { turns } from '#tests/support/turns.ts'

const movieOf = (id: MovieId, runtime: number | null = 100): TonightMovie => ({
  movie: { ...snapshot(`Film ${id}`), id },
  runtime,
  services: null,
})
const movies = (...ids: readonly MovieId[]) => ids.map((id) => movieOf(id))

const anything: TonightConditions = { source: { kind: 'watchlist' }, maxRuntime: null, taste: null, services: [] }

type Gather = (gathering: Gathering) => Promise<Gathered>

const start = (
  gather: Gather,
  { conditions = anything, seed = 1 }: Partial<TonightInput> = {},
  obstacle: Obstacle | null = null,
) => {
  const lookedUp: (readonly MovieId[])[] = []
  const actor = createActor(
    tonightMachine.provide({
      actors: {
        'gather movies': fromPromise<Gathered, Gathering>(({ input }) => gather(input)),
        'look up movies': fromPromise<Lookups, { conditions: TonightConditions; ids: readonly MovieId[] }>(
          async ({ input }) => {
            lookedUp.push(input.ids)
            return { lookups: input.ids.map((id) => ({ id, runtime: id > 100 ? 80 : 140, services: null })) }
          },
        ),
        'find obstacle': fromPromise<Obstacle | null, Pick<TonightContext, 'conditions' | 'movies'>>(
          async () => obstacle,
        ),
      },
    }),
    { input: { conditions, seed } },
  ).start()
  const shown = () => moviesIn(actor.getSnapshot().context.deal)
  return {
    lookedUp,
    shown,
    send: (event: TonightEvent) => actor.send(event),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    settled: () => turns(12),
    another: () => {
      actor.send({ type: 'another three requested' })
      return shown()
    },
  }
}

const list =
  (...ids: readonly MovieId[]): Gather =>
  async () => ({ movies: movies(...ids), nextPage: null })

describe('choosing a movie for tonight', () => {
  it('shows three at a time, never one twice, then all again in another order', async () => {
    const flow = start(list(1, 2, 3, 4, 5, 6, 7))
    await flow.settled()
    expect(flow.state()).toEqual({ showing: 'new ones' })
    const first = flow.shown()
    const all = [...first, ...flow.another(), ...flow.another()]
    expect(all.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
    const again = flow.another()
    expect(flow.state()).toEqual({ showing: 'all again' })
    expect(again.filter((id) => all.slice(-3).includes(id))).toEqual([])
    const next = [...again, ...flow.another(), ...flow.another()]
    expect(flow.state()).toEqual({ showing: 'new ones' })
    expect(next.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(next).not.toEqual(all)
  })

  it('shows the same movies with the same seed', async () => {
    const flows = [start(list(1, 2, 3, 4, 5)), start(list(5, 4, 3, 2, 1)), start(list(1, 2, 3, 4, 5), { seed: 2 })]
    await Promise.all(flows.map((flow) => flow.settled()))
    const [one, other, third] = flows.map((flow) => flow.shown())
    expect(other).toEqual(one)
    expect(third).not.toEqual(one)
  })

  it('reads further pages until there are three', async () => {
    const pages: number[] = []
    const flow = start(async ({ page }) => {
      pages.push(page)
      return { movies: movies(page), nextPage: page < 9 ? page + 1 : null }
    })
    await flow.settled()
    expect([pages, flow.shown().toSorted()]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ])
  })

  it('looks movies up until three meet the conditions', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => index + 90)
    const flow = start(async () => ({ movies: ids.map((id) => movieOf(id, null)), nextPage: null }), {
      conditions: { ...anything, maxRuntime: 90 },
    })
    await flow.settled()
    expect(flow.shown().length).toBe(3)
    expect(flow.shown().every((id) => id > 100)).toBe(true)
    expect(flow.lookedUp.map(({ length }) => length)).toEqual([12])
  })

  it('replaces a movie that is put away, and takes it back on Undo', async () => {
    const flow = start(list(1, 2, 3, 4, 5))
    await flow.settled()
    const before = flow.shown()
    const [first = 0, ...others] = before
    flow.send({ type: 'hidden movies changed', hidden: [first] })
    expect(flow.shown().slice(1)).toEqual(others)
    expect(flow.shown()).not.toContain(first)
    flow.send({ type: 'hidden movies changed', hidden: [] })
    expect(flow.shown()).toEqual(before)
  })

  it('has nothing to show when the last movie is put away, and shows it again on Undo', async () => {
    const flow = start(list(1))
    await flow.settled()
    flow.send({ type: 'hidden movies changed', hidden: [1] })
    await flow.settled()
    expect([flow.state(), flow.shown()]).toEqual(['empty', []])
    flow.send({ type: 'hidden movies changed', hidden: [] })
    expect([flow.state(), flow.shown()]).toEqual([{ showing: 'new ones' }, [1]])
  })

  it('says which condition leaves no movie, and starts anew without it', async () => {
    const obstacle: Obstacle = { condition: 'taste', movies: 2 }
    const flow = start(list(1, 2), { conditions: { ...anything, taste: 'scary' } }, obstacle)
    await flow.settled()
    expect([flow.state(), flow.context().obstacle]).toEqual(['empty', obstacle])
    flow.send({ type: 'conditions changed', conditions: anything })
    await flow.settled()
    expect([flow.state(), flow.context().obstacle, flow.shown().toSorted()]).toEqual([
      { showing: 'new ones' },
      null,
      [1, 2],
    ])
  })

  it('fails with the provider, and tries again when asked to', async () => {
    const error = { kind: 'network', status: 0, statusText: 'Network unreachable' } as const
    let isDown = true
    const flow = start(async () => {
      if (isDown) throw new ProviderError({ ...error, path: '/discover/movie' })
      return { movies: movies(1), nextPage: null }
    })
    await flow.settled()
    expect([flow.state(), flow.context().problem]).toEqual(['failed', error])
    isDown = false
    flow.send({ type: 'retry requested' })
    await flow.settled()
    expect([flow.shown(), flow.context().problem]).toEqual([[1], null])
  })
})

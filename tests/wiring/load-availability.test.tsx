import { IDBFactory } from 'fake-indexeddb'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { MovieId } from '#domain/movie/movie.ts'
import { createAnswers } from '#stores/copies/answers.ts'
import { availabilityFormat, createMovieCache } from '#stores/copies/movie-cache.ts'
import { idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { renderInApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import type { Answer } from '#tests/support/test-world.ts'
import { turn, until } from '#tests/support/until.ts'
import { json } from '#tests/tmdb/fake-tmdb.ts'
import {
  useAvailabilityStatus,
  useKnownAvailability,
  useLoadAvailability,
  useReleasesStatus,
} from '#wiring/movies/movie-data.ts'

const titles = ['Alien ✓', 'Brazil', 'Contact', 'Dune', 'Element', 'Fargo']
const names = new Map(titles.map((line) => line.replace(' ✓', '')).map((title) => [idOf(title), title]))
const shown = [idOf('Fargo')]

const Probe = ({ movies }: { movies: readonly MovieId[] }) => {
  // Another array in each render, which changes nothing.
  useLoadAvailability([...movies])
  const { state, resume } = useAvailabilityStatus()
  const known = useKnownAvailability()
  return (
    <button type="button" onClick={resume}>
      {state}, {known?.size ?? 0} known
    </button>
  )
}

const nothing = json({ results: {} })
const everyMovie = (answer: Answer) =>
  Object.fromEntries([...names.keys()].map((id) => [`/movie/${id}/watch/providers`, answer]))

const Releases = () => useReleasesStatus().state

const start = async (answer: Answer, options: TestAppOptions = {}, beside: ReactNode = null) => {
  const screen = (
    <>
      <Probe movies={shown} />
      {beside}
    </>
  )
  const started = await renderInApp(screen, {
    stored: { watchlist: watchlistOf(...titles), settings: { services: { US: [8] } } },
    answers: everyMovie(answer),
    ...options,
  })
  return {
    ...started,
    asked: () => started.requests.map(({ url }) => names.get(Number(/movie\/(\d+)/.exec(url)?.[1]))),
    see: (look: () => unknown) =>
      until(() => {
        started.clock.advance(60)
        return look() ? true : null
      }),
  }
}

describe('asking which services have the movies', () => {
  it('begins with what is shown, then what is not watched, four at once', async () => {
    const answered: (() => void)[] = []
    const held = () => new Promise<Response>((resolve) => answered.push(() => resolve(new Response('{"results":{}}'))))
    const { asked, see, clock } = await start(held)
    await see(() => asked().length >= 4)
    clock.advance(1000)
    await turn()
    expect(asked()).toEqual(['Fargo', 'Brazil', 'Contact', 'Dune'])
    answered[0]?.()
    await see(() => asked().length === 5)
    for (const answer of answered.slice(1)) answer()
    await see(() => asked().length === 6)
    expect(asked().slice(4)).toEqual(['Element', 'Alien'])
  })

  it('has no more than four under way together with the release dates', async () => {
    const held = () => new Promise<Response>(() => {})
    const dates = Object.fromEntries([...names.keys()].map((id) => [`/movie/${id}/release_dates`, held]))
    const { requests, see, clock } = await start(held, { answers: { ...everyMovie(held), ...dates } }, <Releases />)
    await see(() => requests.length >= 4)
    clock.advance(1000)
    await turn()
    expect(requests).toHaveLength(4)
  })

  it('waits as long as TMDB says, and asks again', async () => {
    let refusals = 1
    const { asked, see, clock, I } = await start((request) => {
      refusals -= 1
      return refusals >= 0 ? new Response('{}', { status: 429, headers: { 'Retry-After': '600' } }) : nothing(request)
    })
    await until(() => asked().length === 1)
    for (let count = 0; count < 20; count += 1) {
      clock.advance(60)
      await turn()
    }
    const before = asked().length
    clock.advance(500_000)
    await turn()
    expect(asked()).toHaveLength(before)
    clock.advance(100_000)
    await see(() => I.sees('button', 'complete, 6 known'))
    expect(asked()).toHaveLength(7)
  })

  it('waits without a network', async () => {
    const { asked, see, setOnline, I } = await start(nothing, { isOnline: false })
    await I.see('button', 'waiting, 0 known')
    expect(asked()).toEqual([])
    setOnline(true)
    await see(() => I.sees('button', 'complete, 6 known'))
  })

  it('waits for the user where data is saved', async () => {
    const { asked, see, I } = await start(nothing, { savesData: true })
    await I.see('button', 'paused, 0 known')
    expect(asked()).toEqual([])
    await I.click('button', /paused/)
    await see(() => I.sees('button', 'complete, 6 known'))
  })

  it('asks nothing that was asked on the same day', async () => {
    const database = new IDBFactory()
    const now = () => Date.UTC(2026, 0, 2)
    const store = createMovieCache(availabilityFormat, createAnswers({ database, now, version: '1' }), now)
    for (const id of names.keys())
      await store.write(['tmdb', 'US'], new Map([[id, { services: [8], fetchedAt: now() }]]))
    const { asked, I } = await start(nothing, { database })
    await I.see('button', 'complete, 6 known')
    expect(asked()).toEqual([])
  })
})

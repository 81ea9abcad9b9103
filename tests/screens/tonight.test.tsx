import { act, cleanup, screen, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { createAnswers } from '#stores/copies/answers.ts'
import { availabilityFormat, createMovieCache } from '#stores/copies/movie-cache.ts'
import { idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp, type TestAppOptions } from '#tests/support/test-app.tsx'
import type { Answer } from '#tests/support/test-world.ts'
import { listed } from '#tests/support/wire-movies.ts'
import { offline } from '#tests/tmdb/fake-tmdb.ts'

const titles = ['Alien', 'Dune', 'Heat', 'Jaws', 'Ran', 'Seven', 'Speed'] as const

const watchlist = watchlistOf(...titles).map((item, index) => ({
  ...item,
  movie: { ...item.movie, runtime: index < 4 ? 80 : 130, genres: ['Drama'] },
}))

const anything = { maxRuntime: null, taste: null, services: [] }

/** Six pages of discover, of which each begins with the last movie of the one before. */
const discovered: Answer = (request) => {
  const page = Number(new URL(request.url).searchParams.get('page'))
  const results = [0, 1, 2, 3].map((index) => listed(`New ${3 * page + index}`))
  return Response.json({ page, results, total_pages: 6, total_results: 24 })
}

const open = (options: TestAppOptions = {}) => renderApp({ path: '/tonight', stored: { watchlist }, ...options })

const movies = () => screen.getByRole('list', { name: 'Three movies for tonight' })
const shown = () =>
  within(movies())
    .getAllByRole('heading')
    .map((heading) => heading.textContent ?? '')

describe('Tonight', () => {
  it('shows three movies of the watchlist at a time, none twice, and says when all come again', async () => {
    const { I } = await open()
    await I.see('list', 'Three movies for tonight')
    const all = [...shown()]
    await I.click('button', 'Another three')
    all.push(...shown())
    await I.seeText(/^Data provided by/)
    await I.click('button', 'Another three')
    all.push(...shown())
    expect(all.toSorted()).toEqual([...titles])
    await I.click('button', 'Another three')
    await I.seeText("You've seen them all. Here are the 7 movies in a new order.")
    expect(shown().filter((title) => all.slice(-3).includes(title))).toEqual([])
  })

  it('keeps to the conditions, and names the one that leaves no movie', async () => {
    const { I } = await open()
    await I.click('combobox', /^Time/)
    await I.click('option', 'Up to 1h 30m')
    await I.see('list', 'Three movies for tonight')
    expect(shown().filter((title) => !['Alien', 'Dune', 'Heat', 'Jaws'].includes(title))).toEqual([])
    await I.click('combobox', /^Mood/)
    await I.click('option', /^Funny/)
    await I.seeText('No movie matches "Funny"')
    await I.seeText('Without this condition, there are 4 movies.')
    await I.click('button', 'Allow any mood')
    await I.see('list', 'Three movies for tonight')
    expect(shown().length).toBe(3)
  })

  it('keeps to the services of the user, and counts movies of which these are not known', async () => {
    const settings = { services: { US: [8] } }
    const on = (...ids: readonly number[]) => ({ flatrate: ids.map((id) => ({ provider_id: id, provider_name: 'A' })) })
    const offers = (title: string, ...ids: readonly number[]): [string, Answer] => [
      `/movie/${idOf(title)}/watch/providers`,
      () => Response.json({ id: idOf(title), results: { US: on(...ids), DE: on(8) } }),
    ]
    const failing: [string, Answer] = [
      `/movie/${idOf('Speed')}/watch/providers`,
      () => new Response(null, { status: 500 }),
    ]
    const answers = Object.fromEntries([
      ...['Alien', 'Dune'].map((title) => offers(title, 8, 9)),
      ...['Heat', 'Jaws', 'Ran', 'Seven'].map((title) => offers(title, 9)),
      failing,
    ])
    const { I } = await open({ stored: { watchlist, settings }, answers, buildKey: 'key' })
    await I.click('combobox', /^Where/)
    await I.click('option', 'Netflix')
    await I.seeText("One movie is left out because we don't know where you can watch it.")
    expect(shown().toSorted()).toEqual(['Alien', 'Dune'])
  })

  it('is asked as it was in the last visit, as far as that can still be chosen', async () => {
    const { I, app } = await open()
    await I.click('combobox', /^Time/)
    await I.click('option', 'Up to 1h 30m')
    await I.see('list', 'Three movies for tonight')
    const remembered = JSON.parse(app.memory.preferences.tonight.value.peek())
    expect(remembered).toEqual({ source: { kind: 'watchlist' }, maxRuntime: 90, taste: null, services: [] })
    cleanup()
    const tonightConditions = { ...remembered, source: { kind: 'collection', id: 5 }, services: [8] }
    const next = await open({ stored: { watchlist, tonightConditions } })
    await next.I.seeText('Up to 1h 30m')
    await next.I.seeText('My watchlist')
    await next.I.see('link', 'Choose my services')
    await next.I.see('list', 'Three movies for tonight')
    expect(shown().filter((title) => !['Alien', 'Dune', 'Heat', 'Jaws'].includes(title))).toEqual([])
  })

  it('works without a network, from what is known of services and lengths', async () => {
    const database = new IDBFactory()
    const now = () => Date.UTC(2026, 0, 1)
    const store = createMovieCache(availabilityFormat, createAnswers({ database, now, version: '1' }), now)
    for (const title of ['Alien', 'Dune', 'Ran'])
      await store.write(['tmdb', 'US'], new Map([[idOf(title), { services: [8], fetchedAt: now() }]]))
    await store.write(['tmdb', 'US'], new Map([[idOf('Heat'), { services: [9], fetchedAt: now() }]]))
    const paths = [...titles.map((title) => `/movie/${idOf(title)}/watch/providers`), '/watch/providers/movie']
    const { I } = await open({
      database,
      isOnline: false,
      buildKey: 'key',
      answers: Object.fromEntries(paths.map((path) => [path, offline])),
      stored: {
        watchlist,
        settings: { services: { US: [8] } },
        tonightConditions: { source: { kind: 'watchlist' }, maxRuntime: 90, taste: null, services: [8] },
      },
    })
    await I.seeText("One movie is left out because we don't know where you can watch it.")
    expect(shown().toSorted()).toEqual(['Alien', 'Dune'])
  })

  it('without a network has nothing that is on no list, says why, and goes on with the network', async () => {
    let isDown = true
    const { I, setOnline } = await open({
      isOnline: false,
      buildKey: 'key',
      answers: { '/discover/movie': (request) => (isDown ? offline(request) : discovered(request)) },
      stored: { watchlist, tonightConditions: { ...anything, source: { kind: 'unlisted' } } },
    })
    await I.seeText("You're offline")
    isDown = false
    act(() => setOnline(true))
    await I.see('list', 'Three movies for tonight')
  })

  it('draws what is on no list from several pages, which do not repeat a movie', async () => {
    const { I, asked } = await open({
      buildKey: 'key',
      answers: { '/discover/movie': discovered },
      stored: { watchlist, tonightConditions: { ...anything, source: { kind: 'unlisted' } } },
    })
    await I.see('list', 'Three movies for tonight')
    const pages = asked().flatMap((path) => /^\/discover\/movie\?.*\bpage=(\d+)/.exec(path)?.[1] ?? [])
    expect(pages).toEqual(['1', '2', '3', '4'])
  })

  it('opens a movie over the page', async () => {
    const { I, address } = await open()
    await I.see('list', 'Three movies for tonight')
    const [first = ''] = shown()
    await I.click('link', `This one: ${first}`)
    await I.see('dialog')
    expect(address()).toMatch(/^\/tonight\/movie\/\d+$/)
  })

  it('offers movies that are on no list when nothing is left to watch', async () => {
    const { I } = await open({ stored: {} })
    await I.see('list', 'Three movies for tonight')
    expect(shown().length).toBe(3)
    await I.click('combobox', /^From/)
    await I.click('option', 'My watchlist')
    await I.seeText('Nothing on your watchlist is left to watch')
    await I.click('button', 'Find something new')
    await I.see('list', 'Three movies for tonight')
  })

  it('replaces a movie that is not for the user, and shows it again after Undo', async () => {
    const { I, app } = await open()
    await I.see('list', 'Three movies for tonight')
    const before = shown()
    const [first = ''] = before
    await I.click('button', `Not for me: ${first}`)
    await I.notSee('button', `Not for me: ${first}`)
    expect(shown().slice(1)).toEqual(before.slice(1))
    await I.click('button', 'Undo')
    await I.see('button', `Not for me: ${first}`)
    expect([shown(), app.lists.hidden.items.peek()]).toEqual([before, []])
  })
})

import { describe, expect, it } from 'vitest'
import { noFilter } from '#domain/discover/discover-filter.ts'
import { idOf, watchlistOf } from '#tests/support/fixtures.ts'
import { createTestWorld, type TestWorldOptions } from '#tests/support/test-world.ts'
import { titles } from '#tests/support/wire-movies.ts'
import { offline } from '#tests/tmdb/fake-tmdb.ts'
import { filterQueries } from '#wiring/movies/use-filter-queries.ts'
import { createApp } from '#wiring/root/create-app.ts'

const own = idOf('Alien')
const other = own + 1

const details =
  (title: string, id = own) =>
  async () =>
    Response.json({ id, title, credits: { cast: [{ id: 5, name: 'Sigourney Weaver' }], crew: [] } })

const visit = (options: TestWorldOptions) => {
  const test = createTestWorld({ stored: { watchlist: watchlistOf('Alien') }, ...options })
  const app = createApp(test.world)
  const movie = (id: number) => app.provider.queries.peek().movie(id)
  return {
    ...test,
    app,
    movie,
    titleOf: async (id: number) => (await app.provider.queryClient.fetchQuery(movie(id))).title,
    shown: (id: number) => app.provider.queryClient.getQueryData<{ title: string }>(movie(id).queryKey)?.title,
    /** Until everything has been written. */
    written: async () => {
      for (let count = 0; count < 50; count += 1) await new Promise((resolve) => setTimeout(resolve, 1))
    },
  }
}

const settledRequest = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Replaces the data of every kept answer. */
const damage = async (database: IDBFactory, data: unknown): Promise<void> => {
  const opened = await settledRequest(database.open('matinee-answers'))
  const store = opened.transaction('answers', 'readwrite').objectStore('answers')
  for (const row of await settledRequest(store.getAll())) await settledRequest(store.put({ ...row, data }))
  opened.close()
}

const pathOf = (id: number) => `/movie/${id}`

describe('the answers about own movies', () => {
  it('are shown in a later visit without a network, and refreshed once it is back', async () => {
    const first = visit({ answers: { [pathOf(own)]: details('Alien') } })
    expect(await first.titleOf(own)).toBe('Alien')
    await first.written()
    const database = first.world.database as IDBFactory
    const later = visit({ database, isOnline: false, answers: { [pathOf(own)]: offline } })
    expect(await later.titleOf(own)).toBe('Alien')
    expect(later.requests).toEqual([])
    later.answers.set(pathOf(own), details('Alien (restored)'))
    later.setOnline(true)
    await later.written()
    expect(later.shown(own)).toBe('Alien (restored)')
  })

  it('are shown at once with a network too, and refreshed behind', async () => {
    const first = visit({ answers: { [pathOf(own)]: details('Alien') } })
    await first.titleOf(own)
    await first.written()
    const database = first.world.database as IDBFactory
    const later = visit({ database, answers: { [pathOf(own)]: details('Alien II') } })
    expect(await later.titleOf(own)).toBe('Alien')
    await later.written()
    expect(later.shown(own)).toBe('Alien II')
  })

  it('stay shown when the network does not answer', async () => {
    const first = visit({ answers: { [pathOf(own)]: details('Alien') } })
    await first.titleOf(own)
    await first.written()
    const later = visit({ database: first.world.database as IDBFactory, answers: { [pathOf(own)]: offline } })
    expect(await later.titleOf(own)).toBe('Alien')
    await later.written()
    expect(later.app.provider.queryClient.getQueryState(later.movie(own).queryKey)?.status).toBe('success')
  })

  it.each([
    ['of another movie', { id: other, title: 'Other' }],
    ['nothing', null],
    ['a text', 'Alien'],
    ['longer than any answer', { id: own, title: 'x'.repeat(3_000_000) }],
  ])('are asked for again when what was kept is %s', async (_what, data) => {
    const first = visit({ answers: { [pathOf(own)]: details('Alien') } })
    await first.titleOf(own)
    await first.written()
    const database = first.world.database as IDBFactory
    await damage(database, data)
    const later = visit({ database, answers: { [pathOf(own)]: details('Alien') } })
    expect(await later.titleOf(own)).toBe('Alien')
    expect(later.requests.length).toBeGreaterThan(0)
    await damage(database, data)
    await expect(visit({ database, answers: { [pathOf(own)]: offline } }).titleOf(own)).rejects.toThrow(
      'Network unreachable',
    )
  })

  it('are not kept of other movies, nor by another version of the app', async () => {
    const first = visit({ answers: { [pathOf(own)]: details('Alien'), [pathOf(other)]: details('Other', other) } })
    await first.titleOf(own)
    await first.titleOf(other)
    await first.written()
    const database = first.world.database as IDBFactory
    const without = { [pathOf(own)]: offline, [pathOf(other)]: offline }
    await expect(visit({ database, answers: without }).titleOf(other)).rejects.toThrow('Network unreachable')
    await expect(visit({ database, answers: without, version: '2' }).titleOf(own)).rejects.toThrow(
      'Network unreachable',
    )
  })

  it('never contain the API key', async () => {
    const first = visit({ buildKey: 'a-very-secret-key', answers: { [pathOf(own)]: details('Alien') } })
    await first.titleOf(own)
    await first.written()
    const { answers } = await first.app.storage.keptAnswers()
    expect(await answers.size()).toBeGreaterThan(0)
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = (first.world.database as IDBFactory).open('matinee-answers')
      request.onsuccess = () => resolve(request.result)
    })
    const rows = await new Promise((resolve) => {
      const request = database.transaction('answers').objectStore('answers').getAll()
      request.onsuccess = () => resolve(request.result)
    })
    expect(JSON.stringify(rows)).toContain('Alien')
    expect(JSON.stringify(rows)).not.toContain('a-very-secret-key')
  })
})

describe('a shelf', () => {
  const found = '/discover/movie'
  const thrillers = { ...noFilter, genre: 'Thriller' }

  const visitShelf = (options: TestWorldOptions) => {
    const visited = visit(options)
    const query = filterQueries(visited.app).shelf(thrillers, () => false)
    const { queryClient } = visited.app.provider
    return {
      ...visited,
      titles: async () => {
        const pages = await queryClient.fetchQuery({ ...query, staleTime: 0 })
        return pages.flatMap(({ results }) => results.map(({ title }) => title))
      },
      shownTitles: () =>
        queryClient.getQueryData(query.queryKey)?.flatMap(({ results }) => results.map(({ title }) => title)),
    }
  }

  it('is kept for a day: until then it is not asked for again, and later it is refreshed behind', async () => {
    const first = visitShelf({ answers: { [found]: titles('Oldboy') } })
    expect(await first.titles()).toEqual(['Oldboy'])
    await first.written()
    const database = first.world.database as IDBFactory
    const answers = { [found]: titles('Mother') }
    const sameDay = visitShelf({ database, answers })
    expect(await sameDay.titles()).toEqual(['Oldboy'])
    await sameDay.written()
    expect(sameDay.requests).toEqual([])
    const nextDay = visitShelf({ database, answers })
    nextDay.clock.advance(25 * 3_600_000)
    expect(await nextDay.titles()).toEqual(['Oldboy'])
    await nextDay.written()
    expect(nextDay.shownTitles()).toEqual(['Mother'])
  })

  it('is asked for again where what was kept is damaged', async () => {
    const first = visitShelf({ answers: { [found]: titles('Oldboy') } })
    await first.titles()
    await first.written()
    const database = first.world.database as IDBFactory
    await damage(database, ['Oldboy'])
    expect(await visitShelf({ database, answers: { [found]: titles('Mother') } }).titles()).toEqual(['Mother'])
  })
})

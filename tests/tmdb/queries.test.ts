import { environmentManager, focusManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createHttp } from '#tmdb/http.ts'
import { createProvider } from '#tmdb/provider.ts'
import { createQueries, createQueryClient, type Queries, resetResponses, type Scope } from '#tmdb/queries.ts'
import { type Answer, fakeTmdb, json, offline, silence } from './fake-tmdb.ts'

const page = json({
  id: 1,
  overview: 'Text',
  results: [{ id: 1 }],
  total_pages: 1,
  total_results: 1,
  movie_results: [],
  person_results: [],
})

const open = (...answers: readonly Answer[]) => {
  const tmdb = fakeTmdb(...answers)
  const reported: unknown[] = []
  const client = createQueryClient((error) => void reported.push(error))
  let scope: Scope = { source: 'tmdb', language: 'en-US', region: 'US', includeAdult: false }
  const http = createHttp({ baseUrl: 'https://tmdb.test/3', apiKey: 'secret-key', fetch: tmdb.fetch, now: () => 0 })
  const queries = createQueries(
    (asked) => createProvider(http, asked),
    () => scope,
  )
  const change = (part: Partial<Scope>) => {
    scope = { ...scope, ...part }
  }
  return { tmdb, reported, client, queries, change }
}

const factories: readonly [string, (queries: Queries) => { queryKey: readonly unknown[] }, readonly (keyof Scope)[]][] =
  [
    ['genreList', (q) => q.genreList(), ['source', 'language']],
    ['trending', (q) => q.trending(), ['source', 'language', 'includeAdult']],
    ['search', (q) => q.search('x'), ['source', 'language', 'includeAdult']],
    ['searchPeople', (q) => q.searchPeople('x'), ['source', 'language', 'includeAdult']],
    ['pageByImdbId', (q) => q.pageByImdbId('tt1'), ['source']],
    ['movie', (q) => q.movie(1), ['source', 'language']],
    ['recommendations', (q) => q.recommendations(1), ['source', 'language', 'includeAdult']],
    ['videos', (q) => q.videos(1), ['source', 'language']],
    ['offers', (q) => q.offers(1), ['source', 'region']],
    ['services', (q) => q.services(), ['source', 'language', 'region']],
    ['discoverByGenre', (q) => q.discoverByGenre({ genreId: 28 }), ['source', 'language', 'includeAdult']],
    [
      'discoverByGenre with services',
      (q) => q.discoverByGenre({ genreId: 28, services: [8] }),
      ['source', 'language', 'region', 'includeAdult'],
    ],
    [
      'discoverByServices',
      (q) => q.discoverByServices({ services: [8] }),
      ['source', 'language', 'region', 'includeAdult'],
    ],
    ['person', (q) => q.person(1), ['source', 'language']],
    ['personCredits', (q) => q.personCredits(1), ['source', 'language', 'includeAdult']],
  ]

describe('the query key', () => {
  it.each(factories)('of %s depends exactly on what determines its response', (_, factory, parts) => {
    const { queries, change } = open(page)
    const before = JSON.stringify(factory(queries).queryKey)
    const others: Scope = { source: 'demo', language: 'de-DE', region: 'AT', includeAdult: true }
    const same: Scope = { source: 'tmdb', language: 'en-US', region: 'US', includeAdult: false }
    const changed = (['source', 'language', 'region', 'includeAdult'] as const).filter((part) => {
      change({ [part]: others[part] })
      const after = JSON.stringify(factory(queries).queryKey)
      change({ [part]: same[part] })
      return after !== before
    })
    expect(changed).toEqual(parts)
  })

  it('is different for every query', () => {
    const { queries } = open(page)
    const keys = [
      ...factories.map(([, factory]) => factory(queries)),
      queries.trending(2),
      queries.search('x', 2),
      queries.search('y'),
      queries.movie(2),
      queries.discoverByGenre({ genreId: 12 }),
      queries.discoverByGenre({ genreId: 28, page: 2 }),
      queries.discoverByGenre({ genreId: 28, sort: 'title.asc' }),
    ].map(({ queryKey }) => JSON.stringify(queryKey))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is the same for default and explicit parameters', () => {
    const { queries } = open(page)
    const named = queries.discoverByGenre({ genreId: 28, sort: 'popularity.desc', page: 1, services: [] })
    expect(queries.discoverByGenre({ genreId: 28 }).queryKey).toEqual(named.queryKey)
    expect(queries.search(' alien').queryKey).toEqual(queries.search('alien').queryKey)
  })

  it('contains the requested language even if another was chosen in the meantime', async () => {
    const { tmdb, client, queries, change } = open(page)
    const english = queries.trending()
    change({ language: 'de-DE' })
    await client.fetchQuery(english)
    expect(tmdb.asked).toEqual(['/trending/movie/week?language=en-US&page=1&api_key=secret-key'])
  })

  it('never contains the API key', async () => {
    const { client, queries } = open(page)
    await client.fetchQuery(queries.trending())
    expect(
      JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [queryKey, state]),
      ),
    ).not.toContain('secret-key')
  })
})

describe('the query client', () => {
  afterEach(() => {
    environmentManager.setIsServer(() => true)
    onlineManager.setOnline(true)
    focusManager.setFocused(undefined)
  })

  it('requests data once for all readers', async () => {
    const { tmdb, client, queries } = open(page)
    await client.fetchQuery(queries.trending())
    await client.fetchQuery(queries.trending())
    const observer = new QueryObserver(client, queries.trending())
    observer.subscribe(() => {})()
    expect(tmdb.requests).toHaveLength(1)
  })

  it('does not refetch when the window regains focus or the network reconnects', async () => {
    const { tmdb, client, queries } = open(page)
    const leave = new QueryObserver(client, queries.trending()).subscribe(() => {})
    await vi.waitFor(() => expect(tmdb.requests).toHaveLength(1))
    client.mount()
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await client.fetchQuery(queries.search('after'))
    client.unmount()
    leave()
    expect(tmdb.asked.filter((url) => url.startsWith('/trending'))).toHaveLength(1)
  })

  it('sends requests even if the browser reports to be offline', async () => {
    onlineManager.setOnline(false)
    const { client, queries } = open(page)
    expect((await client.fetchQuery(queries.trending())).results).toHaveLength(1)
  })

  it('reports a failure once, without retrying', async () => {
    // On a server the library never retries, regardless of its options.
    environmentManager.setIsServer(() => false)
    const { tmdb, reported, client, queries } = open(offline)
    const observer = new QueryObserver(client, queries.trending())
    const leave = observer.subscribe(() => {})
    await vi.waitFor(() => expect(tmdb.requests).toHaveLength(1))
    await vi.waitFor(() => expect(observer.getCurrentResult().failureCount).toBe(1))
    leave()
    expect(observer.getCurrentResult().status).toBe('error')
    expect(reported).toEqual([expect.objectContaining({ message: 'TMDB API error: Network unreachable' })])
    expect(tmdb.requests).toHaveLength(1)
  })

  it('reports no missing movie where that is an answer, and every other failure', async () => {
    const missing = json({ status_code: 34, status_message: 'Not found.', success: false }, { status: 404 })
    const { reported, client, queries } = open(missing, missing, offline)
    const meta = { mayBeMissing: true } as const
    await expect(client.fetchQuery({ ...queries.movie(1), meta })).rejects.toThrow()
    expect(reported).toEqual([])
    await expect(client.fetchQuery(queries.movie(1))).rejects.toThrow()
    await expect(client.fetchQuery({ ...queries.movie(1), meta })).rejects.toThrow()
    expect(reported.map(String)).toEqual([
      'ProviderError: TMDB API error: 404 Not found.',
      'ProviderError: TMDB API error: Network unreachable',
    ])
  })

  it('aborts requests without observers, and reports nothing', async () => {
    const { tmdb, reported, client, queries } = open(silence)
    const leave = new QueryObserver(client, queries.trending()).subscribe(() => {})
    await vi.waitFor(() => expect(tmdb.requests).toHaveLength(1))
    leave()
    await vi.waitFor(() => expect(tmdb.requests[0]?.signal.aborted).toBe(true))
    await client.cancelQueries()
    expect(reported).toEqual([])
  })

  it('reports nothing when a query is canceled', async () => {
    const { tmdb, reported, client, queries } = open(silence)
    const outcome = client.fetchQuery(queries.trending()).catch(() => 'canceled')
    await vi.waitFor(() => expect(tmdb.requests).toHaveLength(1))
    await client.cancelQueries(undefined, { revert: false })
    expect(await outcome).toBe('canceled')
    expect(reported).toEqual([])
  })
})

describe('resetting all responses', () => {
  it('refetches active queries, and removes the others', async () => {
    const { tmdb, client, queries } = open(page)
    await client.fetchQuery(queries.trending())
    await client.fetchQuery(queries.search('x'))
    const leave = new QueryObserver(client, queries.trending()).subscribe(() => {})
    await resetResponses(client)
    leave()
    expect(tmdb.asked.map((url) => url.split('?')[0])).toEqual([
      '/trending/movie/week',
      '/search/movie',
      '/trending/movie/week',
    ])
    expect(client.getQueryCache().find(queries.search('x'))).toBe(undefined)
  })

  it('cancels pending requests without observers', async () => {
    const { tmdb, reported, client, queries } = open(silence)
    const outcome = client.fetchQuery(queries.trending()).catch(() => 'canceled')
    await vi.waitFor(() => expect(tmdb.requests).toHaveLength(1))
    await resetResponses(client)
    expect(await outcome).toBe('canceled')
    expect(tmdb.requests[0]?.signal.aborted).toBe(true)
    expect(reported).toEqual([])
  })

  it('discards a pending response', async () => {
    const { tmdb, reported, client, queries } = open(silence, page)
    const seen: unknown[] = []
    const observer = new QueryObserver(client, queries.trending())
    const leave = observer.subscribe(({ data }) => void seen.push(data?.results.length))
    await vi.waitFor(() => expect(tmdb.requests).toHaveLength(1))
    await resetResponses(client)
    leave()
    expect(tmdb.requests[0]?.signal.aborted).toBe(true)
    expect(seen.at(-1)).toBe(1)
    expect(reported).toEqual([])
  })
})

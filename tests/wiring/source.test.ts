import { describe, expect, it, onTestFinished } from 'vitest'
import type { SettingChange } from '#domain/settings/settings-change.ts'
import { createSettingsStore } from '#stores/lists/settings.ts'
import { createTestWorld, type TestWorldOptions } from '#tests/support/test-world.ts'
import { settled } from '#tests/support/until.ts'
import { listed, page, searchPath, titles, trendingPath } from '#tests/support/wire-movies.ts'
import { prefetchFirstScreen } from '#wiring/app/prefetch.ts'
import { createApp } from '#wiring/root/create-app.ts'

const start = (options: TestWorldOptions = {}) => {
  const test = createTestWorld({ answers: { [trendingPath]: titles('Alien') }, ...options })
  const app = createApp(test.world)
  onTestFinished(() => {
    app.records.close()
    app.provider.queryClient.clear()
  })
  const queries = () => app.provider.queries.peek()
  return {
    ...test,
    app,
    trending: () => app.provider.queryClient.fetchQuery(queries().trending(1)),
    search: (query: string) => app.provider.queryClient.fetchQuery(queries().search(query)),
    change: (change: SettingChange) => createSettingsStore(app.records).change(change),
    /** The credential of each request: the `api_key` parameter or the token. */
    keys: () =>
      test.requests.map(
        (request) => new URL(request.url).searchParams.get('api_key') ?? request.headers.get('authorization'),
      ),
    /** The whole query cache as text. */
    cached: () =>
      JSON.stringify(
        app.provider.queryClient
          .getQueryCache()
          .getAll()
          .map(({ queryKey, state }) => [queryKey, state]),
      ),
  }
}

describe('the source of movies', () => {
  it("is TMDB with the user's own key, even if the build has one", async () => {
    const { app, trending, change, keys } = start({ buildKey: 'build-key' })
    await change({ field: 'apiKey', value: 'my-own-key' })
    await trending()
    expect([keys(), app.provider.isDemo.peek(), app.provider.hasBuildKey]).toEqual([['my-own-key'], false, true])
  })

  it('is TMDB with the key of the build when the user has none', async () => {
    const { app, trending, keys } = start({ buildKey: 'build-key' })
    await trending()
    expect([keys(), app.provider.isDemo.peek()]).toEqual([['build-key'], false])
  })

  it('is the embedded catalog without a key, with no request to TMDB', async () => {
    const { app, trending, requests } = start({ buildKey: '' })
    const { results } = await trending()
    expect([results.length, requests, app.provider.isDemo.peek(), app.provider.hasBuildKey]).toEqual([
      20,
      [],
      true,
      false,
    ])
  })

  it('sends a v4 token as a bearer token, never in a URL', async () => {
    const { trending, change, keys, asked } = start()
    await change({ field: 'apiKey', value: 'eyJhbGciOiJIUzI1NiJ9.e30.x' })
    await trending()
    expect(keys()).toEqual(['Bearer eyJhbGciOiJIUzI1NiJ9.e30.x'])
    expect(asked().join()).not.toContain('eyJ')
  })

  it('changes when a key is entered, and when it is removed again', async () => {
    const { app, trending, change, requests } = start({ buildKey: '' })
    await trending()
    await change({ field: 'apiKey', value: 'my-own-key' })
    expect((await trending()).results.map(({ title }) => title)).toEqual(['Alien'])
    await change({ field: 'apiKey', value: '' })
    expect((await trending()).results).toHaveLength(20)
    expect([requests.length, app.provider.isDemo.peek()]).toEqual([1, true])
  })
})

describe('cached answers', () => {
  it('are discarded when the key changes', async () => {
    const { app, trending, change, answers } = start()
    await trending()
    answers.set(trendingPath, titles('Heat'))
    await change({ field: 'apiKey', value: 'my-own-key' })
    expect(app.provider.queryClient.getQueryCache().getAll()).toEqual([])
    expect((await trending()).results.map(({ title }) => title)).toEqual(['Heat'])
  })

  it('are kept when another setting changes', async () => {
    const { trending, change, requests } = start()
    await trending()
    await change({ field: 'theme', value: 'light' })
    await trending()
    expect(requests).toHaveLength(1)
  })

  it('are cached by language and adult setting: switching back sends no request', async () => {
    const { trending, change, asked } = start()
    await trending()
    await change({ field: 'language', value: 'de-DE' })
    await trending()
    await change({ field: 'language', value: 'en-US' })
    await trending()
    expect(asked()).toEqual([
      '/trending/movie/week?language=en-US&page=1',
      '/trending/movie/week?language=de-DE&page=1',
    ])
  })

  it('contain only what the adult setting allows', async () => {
    const { search, change } = start({ answers: { [searchPath]: page(listed('Alien'), listed('X', { adult: true })) } })
    expect((await search('alien')).results).toHaveLength(1)
    await change({ field: 'includeAdult', value: true })
    expect((await search('alien')).results).toHaveLength(2)
  })

  it('never contain the key', async () => {
    const { trending, change, cached, answers, search, reported } = start()
    await change({ field: 'apiKey', value: 'my-own-key-0123456789' })
    await trending()
    answers.set(searchPath, ({ url }) => Promise.reject(new TypeError(`Failed to fetch ${url}`)))
    await search('alien').catch(() => {})
    expect(cached()).toContain('Alien')
    expect(cached() + String(reported) + JSON.stringify(reported)).not.toContain('my-own-key-0123456789')
  })
})

const callsOf = (id: number) => [`/movie/${id}`, `/movie/${id}/recommendations`, `/movie/${id}/watch/providers`]

describe('the first queries', () => {
  it.each([
    ['/', ['/trending/movie/week']],
    ['/movie/348', [...callsOf(348), '/trending/movie/week']],
    ['/watchlist/movie/348', callsOf(348)],
    ['/watchlist/person/525', ['/person/525', '/person/525/movie_credits']],
    ['/watchlist', []],
    ['/settings', []],
    ['/movie/0', ['/trending/movie/week']],
    ['/person/abc', ['/trending/movie/week']],
    ['/movie/..%2F..%2F4%2Faccount', ['/trending/movie/week']],
  ])('request at %s what its screen shows', async (path, expected) => {
    const { app, asked } = start()
    void prefetchFirstScreen(app, path)
    await settled()
    expect(
      asked()
        .map((each) => each.split('?')[0])
        .toSorted(),
    ).toEqual(expected)
  })

  it('are requested once, whatever needs them later', async () => {
    const { app, trending, requests } = start()
    void prefetchFirstScreen(app, '/')
    void prefetchFirstScreen(app, '/')
    await trending()
    expect(requests).toHaveLength(1)
  })
})

describe('region and language', () => {
  it.each([
    [['de-AT', 'en'], 'AT'],
    [['pt-BR'], 'BR'],
    [['en'], 'US'],
    [[], 'US'],
  ])('default in a browser that prefers %j to %s and English', (languages, region) => {
    const { app } = start({ languages })
    expect([app.settings.region.peek(), app.language.current.peek()]).toEqual([region, 'en-US'])
  })

  it('are those that were chosen', async () => {
    const { app, change } = start({ languages: ['de-AT'] })
    await change({ field: 'region', value: 'JP' })
    await change({ field: 'language', value: 'ja-JP' })
    expect([app.settings.region.peek(), app.language.current.peek()]).toEqual(['JP', 'ja-JP'])
    await app.language.settled()
    // English has them the other way round.
    expect(app.language.formats.peek().compare('亜', '一')).toBeLessThan(0)
  })
})

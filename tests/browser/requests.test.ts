import { startRequests } from '#tools/budget.ts'
import { marksOf, noteMarks, ownRequests } from '../support/visit-marks.ts'
import { choose } from './choose.ts'
import { answerForPlayer } from './console-watch.ts'
import { cardsOf, otherCardsThan, turnTo } from './discover-parts.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { places } from './visitor.ts'

test('a visit requests TMDB as specified: GET, without a cookie, each call with its parameters', {
  tag: '@gate',
}, async ({ I, catalog, context }) => {
  await answerForPlayer(context)
  const { modal } = places(I.page)
  await I.open('/')
  await I.seeCardCount(20)
  await I.search('alien')
  await I.pick('Aliens')
  await I.seeMovie('Aliens')
  await expect(modal.getByRole('region', { name: 'Where to Watch' })).toContainText('Data provided by')
  await expect(modal.getByRole('heading', { name: 'Similar Movies' })).toBeVisible()
  await I.click('Play the trailer for Aliens')
  const pathsAsked = (path: string) => catalog.requests.filter((request) => request.path === path)
  // Asked for after the first screen of each full page load, so a load is over only once it has been.
  const seeGenreListLoads = (loads: number) => expect.poll(() => pathsAsked('/genre/movie/list')).toHaveLength(loads)
  const isAsked = (path: string | RegExp) => () => catalog.requests.some((request) => request.path.match(path) !== null)
  await expect.poll(isAsked('/movie/679/videos')).toBe(true)
  await expect.poll(isAsked(/^\/collection\//)).toBe(true)
  await seeGenreListLoads(1)
  await I.page.goto('/person/2710')
  await I.seeMovie('James Cameron')
  await modal.getByRole('tab', { name: /^Directing/ }).click()
  await expect(modal.getByRole('article').first()).toBeVisible()
  await seeGenreListLoads(2)
  await I.page.goto('/discover?tab=genre')
  const action = await cardsOf(I.page)
  await turnTo(I.page, 'Page 2')
  const second = await otherCardsThan(I.page, action).then(() => cardsOf(I.page))
  await choose(I.page, 'Order', 'Oldest First')
  await otherCardsThan(I.page, second)
  const oldest = await cardsOf(I.page)
  await I.click('Services')
  await I.page.getByRole('dialog').getByText('Netflix', { exact: true }).click()
  await I.page.getByRole('dialog').getByText('Hulu', { exact: true }).click()
  await I.press('Escape')
  await otherCardsThan(I.page, oldest)
  await I.click('Trending')
  await expect.poll(() => catalog.requests.filter(({ query }) => query['vote_count.gte'] === '100')).not.toEqual([])
  await seeGenreListLoads(3)

  const calls = catalog.requests.filter(({ path }) => !path.startsWith('/t/p/'))
  expect(calls.filter(({ method, cookie }) => method !== 'GET' || cookie !== null)).toEqual([])
  // Hovered links and nearby pages are prefetched, so ids and pages are not compared.
  const asked = calls.map(({ path, query: { api_key, page, ...query } }) => {
    expect(api_key).toBe('a-test-key')
    const parameters = Object.entries({ ...query, ...(page && { page: '[n]' }) }).map((pair) => pair.join('='))
    return `${path.replace(/\d+/, '[id]')}?${parameters.join('&')}`
  })
  const discovered = [
    'with_genres=28&sort_by=popularity.desc&vote_count.gte=50&include_adult=false',
    'with_genres=28&sort_by=primary_release_date.asc&vote_count.gte=50&include_adult=false',
    'with_genres=28&sort_by=primary_release_date.asc&vote_count.gte=50&include_adult=false&with_watch_providers=8&watch_region=US',
    'with_genres=28&sort_by=primary_release_date.asc&vote_count.gte=50&include_adult=false&with_watch_providers=8|15&watch_region=US',
    'sort_by=popularity.desc&vote_count.gte=100&with_watch_providers=8|15&watch_region=US&include_adult=false',
  ]
  expect([...new Set(asked)].toSorted()).toEqual(
    [
      '/trending/movie/week?language=en-US&page=[n]',
      '/genre/movie/list?language=en-US',
      '/search/movie?query=alien&language=en-US&include_adult=false&page=[n]',
      '/search/person?query=alien&language=en-US&include_adult=false&page=[n]',
      '/movie/[id]?language=en-US&append_to_response=videos,credits&include_video_language=en,null',
      '/movie/[id]/recommendations?language=en-US&page=[n]',
      '/movie/[id]/watch/providers?',
      '/movie/[id]/videos?language=en-US&include_video_language=en,null',
      '/collection/[id]?language=en-US',
      '/person/[id]?language=en-US',
      '/person/[id]/movie_credits?language=en-US',
      '/watch/providers/movie?language=en-US&watch_region=US',
      ...discovered.map((parameters) => `/discover/movie?language=en-US&${parameters}&page=[n]`),
    ].toSorted(),
  )
  expect(pathsAsked('/watch/providers/movie')).toHaveLength(1)
})

test('Home requests few files of its own site, until the first poster and in total', { tag: '@gate' }, async ({
  I,
}) => {
  await noteMarks(I.page)
  await I.open('/')
  await I.seeCardCount(20)
  await expect.poll(async () => (await marksOf(I.page)).firstPoster).toBeGreaterThan(0)
  // What the page loads when it is idle counts too.
  await I.page.waitForLoadState('networkidle')
  const { early, all } = await ownRequests(I.page, (await marksOf(I.page)).firstPoster)
  expect(early).toBeLessThanOrEqual(startRequests.untilPoster)
  expect(all).toBeLessThanOrEqual(startRequests.all)
  // Without this, a page that sees no requests would pass.
  expect(early).toBeGreaterThanOrEqual(4)
})

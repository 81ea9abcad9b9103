import type { Page } from '@playwright/test'
import { testKey } from '#tools/test-sites.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenStored } from './stored-watchlist.ts'
import { cardTitles, places } from './visitor.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const discoverPath = '**/discover/movie?**'

/** The catalog has no such movies: it is asked for others, and what it was to be asked for is noted. */
const noteQuestions = async (page: Page): Promise<readonly URLSearchParams[]> => {
  const questions: URLSearchParams[] = []
  await page.route(discoverPath, (route) => {
    const url = new URL(route.request().url())
    questions.push(new URLSearchParams(url.search))
    for (const name of [...url.searchParams.keys()]) if (/with_|date|vote/.test(name)) url.searchParams.delete(name)
    return route.continue({ url: url.href })
  })
  return questions
}

/** Taps, and counts how often. */
const fingerOf = (page: Page) => {
  let taps = 0
  return {
    taps: () => taps,
    tap: async (role: 'button' | 'link' | 'checkbox', name: string) => {
      taps += 1
      await page.getByRole(role, { name, exact: true }).filter({ visible: true }).first().tap()
    },
  }
}

test('Korean thrillers of the 2000s under two hours, well rated, on my services, not seen: twelve taps, and a shelf with one more', {
  tag: '@gate',
}, async ({ I }) => {
  await givenStored(I.page, { settings: JSON.stringify({ apiKey: testKey, services: { US: [8] } }) })
  const questions = await noteQuestions(I.page)
  await I.open('/')
  const finger = fingerOf(I.page)
  await finger.tap('link', 'Discover')
  await finger.tap('link', 'Genres')
  await finger.tap('button', 'Filters')
  for (const name of ['Action', 'Thriller', 'Not seen', 'On my services', '2000s', '≤ 120 min', '★ ≥ 7', 'Korean'])
    await finger.tap('checkbox', name)
  await finger.tap('button', 'Show movies')
  expect(finger.taps()).toBe(12)
  await I.seeCardCount(20)
  // The list below the panel had twenty, too.
  await expect
    .poll(() => Object.fromEntries(questions.at(-1) ?? []))
    .toMatchObject({
      with_genres: '53',
      'primary_release_date.gte': '2000-01-01',
      'primary_release_date.lte': '2009-12-31',
      'with_runtime.lte': '120',
      'vote_average.gte': '7',
      'vote_count.gte': '100',
      with_original_language: 'ko',
      with_watch_providers: '8',
      with_watch_monetization_types: 'flatrate|free|ads',
      watch_region: 'US',
    })
  await finger.tap('button', 'Keep as shelf')
  await I.see('Shelf kept', /^Thriller · Korean · 2000–2009/)
  await expect(I.page.getByRole('button', { name: 'Edit shelf' })).toBeVisible()
})

test('each step counts for Back and a reload, none repeats a movie, and the tab is as it was', async ({ I }) => {
  await noteQuestions(I.page)
  await I.open('/discover?tab=genre')
  await I.seeCardCount(20)
  const tab = new URL(I.page.url()).search
  await I.open('/discover?tab=filter&genre=Thriller&seen=no')
  await I.seeCardCount(20)
  await I.click('Show more')
  await I.seeAddress('/discover?tab=filter&genre=Thriller&seen=no&page=2')
  await I.seeCardCount(40)
  const titles = await cardTitles(I.page)
  expect(new Set(titles).size).toBe(40)
  await I.page.reload()
  await I.seeCardCount(40)
  expect(await cardTitles(I.page)).toEqual(titles)
  const [last = ''] = titles.slice(-1)
  await I.openMovie(last)
  await I.seeMovie(last)
  await I.page.goBack()
  await I.seeNoModal()
  await I.seeCardCount(40)
  await expect(places(I.page).cards.last()).toBeInViewport()
  await I.click('Remove filter: Not seen')
  await I.seeAddress('/discover?tab=filter&genre=Thriller')
  await I.page.goBack()
  await I.seeAddress('/discover?tab=filter&genre=Thriller&seen=no&page=2')
  await I.seeCardCount(40)
  await I.page.goBack()
  await I.seeAddress(`/discover${tab}`)
})

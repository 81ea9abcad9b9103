import type { Locator, Page, Route } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { movieId } from './movies.ts'
import { scale } from './scale.ts'
import { givenMovies, seeBoth, statuses, viewings } from './stored.ts'
import { allMovies, card, clickTogether, openHome } from './visitor.ts'

const { rounds } = scale.tabs

const bothSee = async (tabs: readonly Page[], count: number): Promise<void> => {
  for (const tab of tabs) await expect(allMovies(tab, count)).toBeVisible()
}

for (const movies of scale.tabs.sizes) {
  test(`two tabs that add or remove in the same millisecond among ${movies} movies lose nothing`, async ({
    page,
    context,
  }) => {
    await givenMovies(page, movies)
    const other = await context.newPage()
    await openHome(page, movies + 1)
    await openHome(other, movies + 1)
    for (let round = 0; round < rounds; round += 1) {
      const mine = movies + 1 + ((2 * round) % 20)
      const theirs = mine + 1
      await clickTogether(card(page, mine).add, card(other, theirs).add)
      for (const tab of [page, other]) {
        for (const movie of [mine, theirs]) await expect(card(tab, movie).remove).toBeVisible()
      }
      await seeBoth(page, movies + 2)
      await clickTogether(card(page, theirs).remove, card(other, mine).remove)
      for (const tab of [page, other]) {
        for (const movie of [mine, theirs]) await expect(card(tab, movie).add).toBeAttached()
      }
      await seeBoth(other, movies)
    }
    console.log(`Two tabs of ${movies} movies: ${rounds} times 2 adds and 2 removals, 0 lost`)
  })
}

test('a movie removed in one tab and toggled in another in the same millisecond is gone from both', {
  tag: '@gate',
}, async ({ page, context }) => {
  // Otherwise the viewing that the mark made may pass for one that an earlier release left on no list.
  await page.addInitScript(() => localStorage.setItem('settings', '{"seenListed":true}'))
  await givenMovies(page, 100)
  const other = await context.newPage()
  await other.goto('/watchlist')
  await bothSee([page, other], 100)
  for (let round = 1; round <= rounds; round += 1) {
    await clickTogether(card(page, round).remove, card(other, round).markWatched)
    await bothSee([page, other], 100 - round)
    await seeBoth(page, 100 - round)
    expect((await statuses(page)).has(movieId(round))).toBe(false)
    for (const tab of [page, other]) await expect(card(tab, round).toggle).toHaveCount(0)
  }
})

/**
 * Freezes a tab until the returned function is called; it then clicks before it handles any event. Chromium does not
 * freeze visible tabs, so a synchronous request blocks the tab until it is answered.
 */
const sleepUntilClick = async (tab: Page, button: Locator): Promise<() => Promise<void>> => {
  let answer: (() => Promise<void>) | undefined
  const hold = (route: Route) => {
    answer = () => route.fulfill({ body: '' })
  }
  await tab.route('**/asleep', hold, { times: 1 })
  const click = button.evaluate((element) => {
    const request = new XMLHttpRequest()
    request.open('GET', '/asleep', false)
    request.send()
    if (element instanceof HTMLElement) element.click()
  })
  await expect.poll(() => answer).toBeDefined()
  return async () => {
    await answer?.()
    await click
  }
}

test('a tab that was frozen during changes undoes none of them when it writes', async ({ page, context }) => {
  await givenMovies(page, 100)
  await page.evaluate(() => localStorage.setItem('watchlistItemsPerPage', '100'))
  const sleeper = await context.newPage()
  await sleeper.goto('/watchlist')
  await expect(card(sleeper, 3).markWatched).toBeVisible()
  for (let round = 0; round < rounds; round += 1) {
    const first = 1 + 3 * round
    const wake = await sleepUntilClick(sleeper, card(sleeper, first + 2).markWatched)
    await page.goto('/watchlist')
    await card(page, first).remove.click()
    await card(page, first + 1).toggle.click()
    await openHome(page, 101 + round)
    await card(page, 101 + round).add.click()
    await seeBoth(page, 100)
    await wake()
    await expect(card(sleeper, first).toggle).toHaveCount(0)
    await expect(card(sleeper, first + 1).markUnwatched).toBeVisible()
    await seeBoth(sleeper, 100)
    const kept = await statuses(sleeper)
    expect([first, first + 1, first + 2, 101 + round].map((movie) => kept.get(movieId(movie)))).toEqual([
      undefined,
      'watched',
      'watched',
      'want-to-watch',
    ])
  }
})

// Chromium gives a tab that is closed 500 ms for its `pagehide`, which a busy machine may use up; one that goes elsewhere
// has as long as it takes.
test('a change in a tab that is left in the moment of the click reaches the other tab and both storages', async ({
  page,
  context,
}) => {
  await givenMovies(page, 100)
  for (let round = 1; round <= rounds; round += 1) {
    const leaving = await context.newPage()
    await leaving.goto('/watchlist')
    await card(leaving, round).markWatched.evaluate((button) => {
      if (button instanceof HTMLElement) button.click()
      location.replace('about:blank')
    })
    await leaving.waitForURL('about:blank')
    await leaving.close()
    await expect(card(page, round).markUnwatched).toBeVisible()
    await seeBoth(page, 100)
    expect((await statuses(page)).get(movieId(round))).toBe('watched')
    expect((await viewings(page)).get(movieId(round))).toBe(1)
  }
})

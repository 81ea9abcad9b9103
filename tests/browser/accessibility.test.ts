import { axe } from './axe.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import { givenWatchlist } from './stored-watchlist.ts'
import { places, type Visitor } from './visitor.ts'

test.use({ build: 'demo' })

const noMovies = async () => undefined
const someMovies = (I: Visitor) => givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')

const screens: readonly (readonly [
  name: string,
  given: (I: Visitor) => Promise<void>,
  come: (I: Visitor) => Promise<void>,
])[] = [
  [
    'Home',
    someMovies,
    async (I) => {
      await I.open('/')
      await I.see('Oppenheimer')
    },
  ],
  [
    'the empty watchlist',
    noMovies,
    async (I) => {
      await I.open('/watchlist')
      await I.see('Browse Movies')
    },
  ],
  [
    'the watchlist with a toast',
    someMovies,
    async (I) => {
      await I.open('/watchlist')
      await I.markWatched('Alien')
      await I.seeToast('Marked as Watched', 'Alien has been updated in your watchlist')
    },
  ],
  [
    'Settings',
    noMovies,
    async (I) => {
      await I.open('/settings')
      await I.seeHeading('Settings')
    },
  ],
  [
    'a list of choices',
    noMovies,
    async (I) => {
      await I.open('/settings')
      await I.page.getByRole('combobox', { name: 'Language' }).click()
      await expect(I.page.getByRole('option', { name: 'German' })).toBeVisible()
    },
  ],
  [
    'a movie',
    someMovies,
    async (I) => {
      await I.open('/watchlist/movie/348')
      await I.seeMovie('Alien')
    },
  ],
  [
    'search results',
    noMovies,
    async (I) => {
      await I.open('/watchlist')
      await I.search('the')
      await expect(places(I.page).results).toBeVisible()
      await I.press('ArrowDown')
    },
  ],
  [
    'Discover',
    someMovies,
    async (I) => {
      await I.open('/discover?tab=genre&page=2')
      await expect(I.page.getByRole('combobox', { name: 'Order' })).toBeVisible()
      await expect(places(I.page).cards.first()).toBeVisible()
    },
  ],
  [
    'the provider filter',
    noMovies,
    async (I) => {
      await I.open('/discover')
      await I.click('Providers')
      const panel = I.page.getByRole('dialog', { name: 'Streaming Providers' })
      await panel.getByText('Netflix', { exact: true }).click()
    },
  ],
  [
    'an empty search',
    noMovies,
    async (I) => {
      await I.open('/discover?tab=search')
      await I.see('Use the search bar to find movies.')
    },
  ],
  [
    'the gallery of flows',
    noMovies,
    async (I) => {
      await I.open('/flows')
      await I.seeHeading('Flows')
    },
  ],
  [
    'a flow',
    noMovies,
    async (I) => {
      await I.open('/flows?flow=search-box')
      await I.click('typed · alien')
      await I.click('Let 500 ms pass')
      await I.see('It fails')
    },
  ],
  [
    'the running flows',
    noMovies,
    async (I) => {
      await I.open('/flows')
      await I.click('Watch beside the app')
      await places(I.page).search.focus()
      await expect(I.page.getByRole('complementary', { name: 'Running flows' })).toContainText('Search box')
    },
  ],
  [
    'not found',
    noMovies,
    async (I) => {
      await I.open('/nope')
      await I.seeHeading('404 Page Not Found')
    },
  ],
  [
    'a movie that is none',
    noMovies,
    async (I) => {
      await I.open('/watchlist/movie/0')
      await I.see('Movie not found')
    },
  ],
]

for (const scheme of ['dark', 'light'] as const) {
  for (const [name, given, come] of screens) {
    test(`${name} has nothing serious against it, ${scheme}`, async ({ I }) => {
      await I.page.emulateMedia({ colorScheme: scheme })
      await given(I)
      await come(I)
      for (const width of [1440, 390]) {
        await I.page.setViewportSize({ width, height: 900 })
        expect(await axe(I.page), `${width} wide`).toEqual([])
      }
    })
  }
}

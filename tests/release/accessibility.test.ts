import { answerForPlayer } from '../browser/console-watch.ts'
import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { type JudgedScreen, judge, noMovies } from '../browser/judged-screens.ts'
import { givenCollection, givenFiveViewings, givenWatchlist } from '../browser/stored-watchlist.ts'
import { places, type Visitor } from '../browser/visitor.ts'

test.use({ build: 'demo' })

const aCollection = (I: Visitor) => givenCollection(I.page, 7, 'Space', 'Interstellar', 'Alien')
const fiveViewings = (I: Visitor) => givenFiveViewings(I.page)
const someMovies = (I: Visitor) => givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')

const screens: readonly JudgedScreen[] = [
  [
    'Home',
    someMovies,
    async (I) => {
      await I.open('/')
      await I.see('Oppenheimer')
    },
  ],
  [
    'Tonight',
    someMovies,
    async (I) => {
      await I.open('/tonight')
      await I.see('Another three')
    },
  ],
  [
    'the release dates',
    someMovies,
    async (I) => {
      await I.open('/watchlist/releases')
      await I.seeHeading('Coming up')
    },
  ],
  [
    'the statistics',
    fiveViewings,
    async (I) => {
      await I.open('/watched/statistics')
      await I.see('United States')
    },
  ],
  [
    'the empty watchlist',
    noMovies,
    async (I) => {
      await I.open('/watchlist')
      await I.see('Browse Movies')
    },
    [
      'search results',
      async (I) => {
        await I.search('the')
        await expect(places(I.page).results).toBeVisible()
        await I.press('ArrowDown')
      },
    ],
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
    [
      'an open select',
      async (I) => {
        await I.open('/settings#appearance')
        await I.page.getByRole('combobox', { name: 'Language' }).click()
        await expect(I.page.getByRole('option', { name: 'German' })).toBeVisible()
      },
    ],
  ],
  [
    'a movie',
    someMovies,
    async (I) => {
      await I.open('/watchlist/movie/157336')
      await I.seeMovie('Interstellar')
    },
    [
      'the trailer',
      async (I) => {
        await answerForPlayer(I.page.context())
        await I.click('Play the trailer for Interstellar')
        await expect(I.page.getByRole('dialog', { name: 'Trailer for Interstellar' })).toBeVisible()
      },
    ],
  ],
  [
    'Discover',
    someMovies,
    async (I) => {
      await I.open('/discover?tab=genre&page=2')
      await expect(I.page.getByRole('combobox', { name: 'Order' })).toBeVisible()
      await expect(places(I.page).cards.first()).toBeVisible()
    },
    [
      'the provider filter',
      async (I) => {
        await I.click('Services')
        const panel = I.page.getByRole('dialog', { name: 'Streaming Providers' })
        await panel.getByText('Netflix', { exact: true }).click()
        await expect(panel.getByRole('checkbox', { name: 'Netflix', exact: true })).toBeChecked()
        // Cards about to be replaced are faded, which lowers their contrast.
        await expect(places(I.page).main.locator('section[aria-busy]')).toHaveAttribute('aria-busy', 'false')
      },
    ],
  ],
  [
    'a search without results',
    noMovies,
    async (I) => {
      await I.open('/discover?tab=search')
      await I.see('Use the search bar to find movies.')
    },
  ],
  [
    'the not-found page',
    noMovies,
    async (I) => {
      await I.open('/nope')
      await I.seeHeading('404 Page Not Found')
    },
  ],
  [
    'a movie that does not exist',
    noMovies,
    async (I) => {
      await I.open('/watchlist/movie/0')
      await I.see('Movie not found')
    },
  ],
  [
    'a person',
    someMovies,
    async (I) => {
      await I.open('/watchlist/person/525')
      await I.seeMovie('Christopher Nolan')
    },
    [
      "a person's movies",
      async (I) => {
        await I.page.getByRole('tab', { name: /^Directing/ }).click()
        await expect(places(I.page).modal.getByRole('article').first()).toBeVisible()
      },
    ],
  ],
  [
    'choosing a collection for a movie',
    aCollection,
    async (I) => {
      await I.open('/collections/movie/155')
      await I.click('Add to Collection')
      await I.page.getByRole('checkbox', { name: /Space/ }).check()
    },
    [
      'a new collection for a movie with a name that is taken',
      async (I) => {
        await I.page.getByLabel('Collection Name').fill('space')
        await I.press('Enter')
        await I.see('A collection with the name "space" already exists')
      },
    ],
  ],
  [
    'a selection of movies',
    someMovies,
    async (I) => {
      await I.open('/watchlist')
      await I.click('Select')
      await I.page.getByRole('checkbox', { name: 'Select Alien' }).check()
    },
    [
      'choosing a collection for several movies',
      async (I) => {
        await I.click('Select page')
        await I.click('Add to Collection')
        await I.see('You have no collections yet. Create one to group movies by theme.')
      },
    ],
  ],
  [
    'the collections',
    aCollection,
    async (I) => {
      await I.open('/collections')
      await I.see('Space')
    },
    [
      'a new collection',
      async (I) => {
        await I.click('Create Collection')
        await expect(I.page.getByRole('dialog', { name: 'Create New Collection' })).toBeVisible()
      },
    ],
  ],
  [
    'a collection with its delete dialog open',
    aCollection,
    async (I) => {
      await I.open('/collections/7')
      await I.click('Delete Collection')
      await expect(I.page.getByRole('dialog', { name: 'Delete Collection' })).toBeVisible()
    },
  ],
]

judge(screens, ['Home', 'the statistics', 'Settings', 'a movie', 'Discover', 'the collections'])

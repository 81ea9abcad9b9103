import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { type JudgedScreen, judge, noMovies } from '../browser/judged-screens.ts'
import { givenCollection, givenFiveViewings, givenStored, givenWatchlist } from '../browser/stored-watchlist.ts'
import { places, type Visitor } from '../browser/visitor.ts'

test.use({ build: 'demo' })

const someMovies = (I: Visitor) => givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
const fiveViewings = (I: Visitor) => givenFiveViewings(I.page)

const withNotes = (I: Visitor) =>
  givenStored(I.page, {
    'watch-history': JSON.stringify([
      {
        movieId: 348,
        watchedAt: '2024-03-01',
        rating: 9,
        liked: true,
        movie: { id: 348, title: 'Alien' },
        plays: [
          { id: 1, watchedAt: '2024-03-01', rating: 9, note: 'Dark. And wet.', tags: ['cinema'] },
          { id: 2, watchedAt: null },
        ],
      },
    ]),
  })

const looks = (density: string) => async (I: Visitor) => {
  await givenStored(I.page, { listDensity: density })
  await givenWatchlist(I.page, 'Alien', 'The Matrix ✓', 'Interstellar')
}

const seeWatchlist = async (I: Visitor) => {
  await I.open('/watchlist')
  await expect(places(I.page).cards).toHaveCount(3)
}

const screens: readonly JudgedScreen[] = [
  ['a list of small posters', looks('small'), seeWatchlist],
  [
    'a list of rows',
    looks('rows'),
    seeWatchlist,
    [
      'its filters',
      async (I) => {
        await I.click('Filters')
        await I.see('Runtime')
      },
    ],
  ],
  [
    'the watched movies',
    someMovies,
    async (I) => {
      await I.open('/watched')
      await I.seeCards('The Matrix')
    },
  ],
  [
    'the diary',
    withNotes,
    async (I) => {
      await I.open('/watched/diary')
      await I.see('Dark. And wet.')
    },
    [
      'the form of a viewing',
      async (I) => {
        await I.click(/^Edit viewing: Alien, March/)
        await expect(I.page.getByRole('dialog', { name: 'Edit viewing' })).toBeVisible()
      },
    ],
  ],
  [
    'the year in review',
    fiveViewings,
    async (I) => {
      await I.open('/watched/review?year=2024')
      await I.see('Movie by movie')
    },
  ],
  [
    'the order of a collection',
    async (I) => {
      await givenStored(I.page, { collection7SortBy: 'my-order' })
      await givenCollection(I.page, 7, 'Space', 'Interstellar', 'Alien')
    },
    async (I) => {
      await I.open('/collections/7')
      await I.click('Arrange')
      await expect(I.page.getByRole('button', { name: '1. Alien' })).toBeVisible()
    },
  ],
  [
    'sharing a list',
    someMovies,
    async (I) => {
      await I.open('/watchlist')
      await I.click('Share')
      await expect(I.page.getByRole('dialog')).toBeVisible()
    },
  ],
  [
    'the empty diary',
    noMovies,
    async (I) => {
      await I.open('/watched/diary')
      await I.see('Your diary is empty. Mark a movie as watched or log a viewing to get started.')
    },
  ],
  [
    'the empty statistics',
    noMovies,
    async (I) => {
      await I.open('/watched/statistics')
      await I.see('No viewings yet. Mark a movie as watched to see its numbers here.')
    },
  ],
  [
    'the guide to exports',
    noMovies,
    async (I) => {
      await I.open('/guide')
      await expect(places(I.page).main.getByRole('heading', { level: 1 })).toBeVisible()
    },
  ],
]

judge(screens)

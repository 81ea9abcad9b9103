import { expect, type Locator } from '@playwright/test'
import { places, type Visitor } from './visitor.ts'

/** A provider call of a screen, how a user triggers it, and what they see of it. */
export interface ProviderCall {
  readonly name: string
  /** The path on TMDB, for `catalog.fail`. */
  readonly path: string | RegExp
  /** Makes the app send the request. */
  readonly ask: (I: Visitor) => Promise<void>
  readonly seeAnswer: (I: Visitor) => Promise<void>
  readonly seeLoading: (I: Visitor) => Promise<void>
  /** `message` is 'TMDB API error: [status] [statusText]'. */
  readonly seeFailure: (I: Visitor, message: string) => Promise<void>
  /** What is shown instead of the failure when TMDB answers 404. */
  readonly seeMissing?: (I: Visitor) => Promise<void>
  /** How a user requests again, unless by the Retry of a single notice. */
  readonly askAgain?: (I: Visitor) => Promise<void>
  /** True where an answer of nulls counts as an empty one. */
  readonly readsNulls?: boolean
}

const seeNotice = (I: Visitor, message: string) => expect(places(I.page).failure).toContainText(message)
const seeSkeleton = (I: Visitor) => expect(I.page.getByRole('status', { name: 'Loading...' }).first()).toBeVisible()

/** A page of twenty movies, or a notice in its place. */
const twentyCards = {
  seeAnswer: (I) => I.seeCardCount(20),
  seeLoading: seeSkeleton,
  seeFailure: seeNotice,
} satisfies Partial<ProviderCall>

/** Presses Retry of the only notice. */
export const pressRetry = ({ page }: Visitor) => places(page).failure.getByRole('button', { name: 'Retry' }).click()

const retryIn = (place: (I: Visitor) => Locator) => (I: Visitor) =>
  place(I).getByRole('button', { name: 'Retry' }).click()

const offers = (I: Visitor) => places(I.page).modal.getByRole('region', { name: 'Where to Watch' })
const similar = (I: Visitor) => places(I.page).modal.getByRole('heading', { name: 'Similar Movies' }).locator('..')
const credits = (I: Visitor) => places(I.page).modal.getByRole('tabpanel').filter({ visible: true })
const player = (I: Visitor) => I.page.getByRole('dialog', { name: 'Trailer for Interstellar' })
const services = (I: Visitor) => I.page.getByRole('dialog', { name: 'Streaming Providers' })

/** Every call whose failure a user sees. Add the calls of a new screen here to test all faults on them. */
export const providerCalls: readonly ProviderCall[] = [
  {
    name: 'trending on Home',
    path: '/trending/movie/week',
    ask: (I) => I.open('/'),
    ...twentyCards,
  },
  {
    name: 'a search in the search box',
    path: '/search/movie',
    ask: async (I) => {
      await I.open('/watchlist')
      await I.search('alien')
    },
    seeAnswer: (I) => I.seeResults('Alien', 'Aliens', 'Cowboys & Aliens'),
    seeLoading: (I) => I.see('Loading...'),
    seeFailure: (I, message) => seeNotice(I, `The search didn't work.${message}`),
  },
  {
    name: 'the details of a movie',
    path: /^\/movie\/\d+$/,
    ask: (I) => I.open('/watchlist/movie/348'),
    seeAnswer: (I) => I.seeMovie('Alien'),
    seeLoading: seeSkeleton,
    seeFailure: async (I, message) => {
      await seeNotice(I, message)
      await I.seeToast('Error', 'Failed to fetch movie details from TMDB')
      await I.dismissToast()
    },
    seeMissing: (I) => I.see('Movie not found'),
  },
  {
    name: 'where to watch a movie',
    path: '/movie/157336/watch/providers',
    ask: (I) => I.open('/watchlist/movie/157336'),
    seeAnswer: (I) => expect(offers(I)).toContainText('Data provided by JustWatch'),
    seeLoading: (I) => expect(offers(I).getByRole('status', { name: 'Loading...' })).toBeVisible(),
    seeFailure: async (I, message) => {
      await expect(offers(I).getByRole('alert')).toContainText(message)
      await I.seeMovie('Interstellar')
    },
    askAgain: retryIn(offers),
    readsNulls: true,
  },
  {
    name: 'the movies that are similar',
    path: '/movie/157336/recommendations',
    ask: (I) => I.open('/watchlist/movie/157336'),
    seeAnswer: (I) => expect(similar(I).getByRole('article')).toHaveCount(4),
    seeLoading: (I) => expect(similar(I)).toHaveAttribute('aria-busy', 'true'),
    seeFailure: async (I, message) => {
      await expect(similar(I).getByRole('alert')).toContainText(message)
      await I.seeMovie('Interstellar')
      await expect(offers(I)).toContainText('Data provided by JustWatch')
    },
    askAgain: retryIn(similar),
  },
  {
    name: 'the videos of a movie',
    path: '/movie/157336/videos',
    ask: async (I) => {
      await I.open('/watchlist/movie/157336')
      await I.click('Play the trailer for Interstellar')
    },
    seeAnswer: (I) => expect(player(I)).toBeVisible(),
    seeLoading: (I) => expect(I.page.getByRole('status').getByText('Looking for a trailer')).toBeAttached(),
    // The videos of the movie itself are used when the call fails.
    seeFailure: (I) => expect(player(I)).toBeVisible(),
    askAgain: async (I) => {
      await player(I).getByRole('button', { name: 'Close' }).click()
      await expect(player(I)).toBeHidden()
      await I.click('Play the trailer for Interstellar')
    },
  },
  {
    name: 'a person',
    path: '/person/525',
    ask: (I) => I.open('/watchlist/person/525'),
    seeAnswer: (I) => I.seeMovie('Christopher Nolan'),
    seeLoading: seeSkeleton,
    seeFailure: (I, message) => seeNotice(I, `Unable to load person details.${message}`),
    seeMissing: (I) =>
      I.see('Unable to load person details.', "We couldn't find this person. Check the address, or search by name."),
  },
  {
    name: "a person's credits",
    path: '/person/525/movie_credits',
    ask: async (I) => {
      await I.open('/watchlist/person/525')
      await I.page.getByRole('tab', { name: /^Directing/ }).click()
    },
    seeAnswer: (I) => expect(credits(I).getByRole('article')).not.toHaveCount(0),
    seeLoading: (I) => expect(credits(I).getByRole('status', { name: 'Loading...' })).toBeVisible(),
    seeFailure: async (I, message) => {
      await expect(credits(I).getByRole('alert')).toContainText(message)
      await I.seeMovie('Christopher Nolan')
    },
  },
  {
    name: 'trending on Discover',
    path: '/trending/movie/week',
    ask: (I) => I.open('/discover'),
    ...twentyCards,
  },
  {
    name: 'the movies of a genre',
    path: '/discover/movie',
    ask: (I) => I.open('/discover?tab=genre'),
    ...twentyCards,
  },
  {
    name: 'the movies of chosen services',
    path: '/discover/movie',
    ask: async (I) => {
      await I.page.addInitScript(() => localStorage.setItem('selectedWatchProviders', '[8]'))
      await I.open('/discover')
    },
    ...twentyCards,
  },
  {
    name: 'a later page of trending',
    path: '/trending/movie/week',
    ask: (I) => I.open('/discover?page=2'),
    ...twentyCards,
  },
  {
    name: 'a search on Discover',
    path: '/search/movie',
    ask: (I) => I.open('/discover?query=alien'),
    seeAnswer: (I) => expect(places(I.page).cards.first()).toContainText('Alien'),
    seeLoading: seeSkeleton,
    seeFailure: seeNotice,
  },
  {
    name: 'the streaming services of the region',
    path: '/watch/providers/movie',
    ask: async (I) => {
      await I.open('/discover')
      await I.seeCardCount(20)
      await I.click('Services')
    },
    seeAnswer: (I) => expect(services(I).getByText('Popular in the United States')).toBeVisible(),
    seeLoading: (I) => expect(services(I).getByText('Loading providers...')).toBeVisible(),
    seeFailure: seeNotice,
  },
]

import { expect } from '@playwright/test'
import { places, type Visitor } from './visitor.ts'

/** A provider call that a screen makes, how a person comes to it, and what they see of it. */
export interface ProviderCall {
  readonly name: string
  /** Path on TMDB, for `catalogue.fail`. */
  readonly path: string | RegExp
  /** Does what makes the app ask. */
  readonly ask: (I: Visitor) => Promise<void>
  readonly seeAnswer: (I: Visitor) => Promise<void>
  readonly seeLoading: (I: Visitor) => Promise<void>
  /** `message` is the text of spec section 8, 'TMDB API error: [status] [statusText]'. */
  readonly seeFailure: (I: Visitor, message: string) => Promise<void>
  /** What stands in place of the failure when TMDB answers 404. */
  readonly seeMissing?: (I: Visitor) => Promise<void>
}

const seeNotice = (I: Visitor, message: string) => expect(places(I.page).failure).toContainText(message)
const seeSkeleton = (I: Visitor) => expect(I.page.getByRole('status', { name: 'Loading...' })).toBeVisible()

/** Every call whose failure a person sees. A new screen adds its calls here, and all faults are tried on them. */
export const providerCalls: readonly ProviderCall[] = [
  {
    name: 'trending on Home',
    path: '/trending/movie/week',
    ask: (I) => I.open('/'),
    seeAnswer: (I) => I.seeCardCount(20),
    seeLoading: seeSkeleton,
    seeFailure: seeNotice,
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
    seeFailure: (I) => seeNotice(I, 'The search failed.'),
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
]

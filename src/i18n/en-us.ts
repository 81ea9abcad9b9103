import { type GenreNames, genreNames } from '#domain/genres.ts'
import { countsOf } from './counts.ts'
import { pluralOf } from './plural.ts'

const plural = pluralOf('en-US')
const number = countsOf('en-US')

/** English (US): the words of the specification, and the model of every other language. */
export const enUS = {
  app: {
    name: 'Matinee',
    skipToContent: 'Skip to content',
    retry: 'Retry',
    failedTitle: 'Something went wrong',
    failedHint: 'This part of the page could not be shown. Your watchlist is safe.',
    loading: 'Loading...',
  },
  navigation: {
    main: 'Main',
    home: 'Home',
    discover: 'Discover',
    watchlist: 'Watchlist',
    watched: 'Watched',
    collections: 'Collections',
    settings: 'Settings',
    scrollToTop: 'Scroll to top',
  },
  progress: {
    title: 'Your progress',
    watched: (count: number) => `${number(count)} watched`,
    unwatched: (count: number) => `${number(count)} unwatched`,
    share: (percent: number) => `${percent}% watched`,
  },
  demo: {
    notice: 'You are browsing the demo catalogue.',
    settings: 'Add your TMDB key',
    dismiss: 'Dismiss this notice',
  },
  genres: genreNames as GenreNames,
  card: {
    noImage: 'No Image',
    decimal: (rating: string) => rating,
    rating: (rating: string) => `Rated ${rating} out of 10`,
    named: (title: string, year: number | null) => (year === null ? title : `${title} (${year})`),
    add: (title: string) => `Add ${title} to watchlist`,
    remove: (title: string) => `Remove ${title} from watchlist`,
    inWatchlist: (title: string) => `${title} is in your watchlist`,
    markWatched: (title: string) => `Mark ${title} as watched`,
    markUnwatched: (title: string) => `Mark ${title} as unwatched`,
    progress: (title: string, percent: number) => `${title}: ${percent}% watched`,
  },
  search: {
    label: 'Search for movies',
    placeholder: 'Search for movies...',
    loading: 'Loading...',
    none: 'No results found',
    seeAll: 'See all results',
    unknownYear: 'Unknown',
    failed: 'The search failed.',
    clear: 'Clear the search',
    results: 'Search results',
    found: (count: number) => plural(count, { one: `${count} result`, other: `${count} results` }),
  },
  home: {
    recommended: 'Recommended for You',
    seeAll: 'See all',
    empty: 'No trending movies available right now.',
  },
  toasts: {
    region: 'Messages',
    close: 'Dismiss',
    undo: 'Undo',
    added: { title: 'Added to Watchlist', description: (title: string) => `${title} has been added to your watchlist` },
    removed: {
      title: 'Removed from Watchlist',
      description: (title: string) => `${title} has been removed from your watchlist`,
      several: (count: number) =>
        plural(count, {
          one: `${number(count)} movie has been removed from your watchlist`,
          other: `${number(count)} movies have been removed from your watchlist`,
        }),
    },
    mixed: (count: number) => `${number(count)} changes can be undone`,
  },
  errors: {
    title: 'Error',
    addFromCard: 'Failed to add to watchlist',
    removeFromWatchlist: 'Failed to remove from watchlist',
    provider: (status: number, reason: string) => `TMDB API error: ${status} ${reason}`,
    reasons: { network: 'Network unreachable', timeout: 'Request timed out', malformed: 'Malformed answer' },
    refusedKey: 'TMDB refused the API key. Check it in Settings.',
    checkKey: 'Check the API key',
  },
}

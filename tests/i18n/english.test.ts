import { describe, expect, it } from 'vitest'
import { english } from '#i18n/english.ts'
import { tmdbNotice } from '#i18n/tmdb-notice.ts'

describe('the words of English', () => {
  const text = english

  it.each([
    [text.search.found(0), '0 results'],
    [text.search.found(1), '1 result'],
    [text.search.found(2), '2 results'],
    [text.toasts.removed.several(1), '1 movie has been removed from your watchlist'],
    [text.toasts.removed.several(2), '2 movies have been removed from your watchlist'],
    [text.movie.directors(1), 'Director'],
    [text.movie.directors(2), 'Directors'],
    [text.watchlist.all(1234), 'All (1,234)'],
    [text.movie.runtime(1, 57), '1h 57m'],
    [text.card.named('Alien', 1979), 'Alien (1979)'],
    [text.card.named('Alien', null), 'Alien'],
  ])('count and name: %s', (said, expected) => {
    expect(said).toBe(expected)
  })

  it.each([
    [text.search.placeholder, 'Search for movies...'],
    [text.search.loading, 'Loading...'],
    [text.search.none, 'No results found'],
    [text.search.seeAll, 'See all results'],
    [text.search.unknownYear, 'Unknown'],
    [text.card.noImage, 'No Image'],
    [text.home.recommended, 'Recommended for You'],
    [text.notFound.title, '404 Page Not Found'],
    [text.watchlist.heading, 'My Watchlist'],
    [text.watchlist.subtitle, 'Manage the movies you want to watch'],
    [text.watchlist.empty, 'Your watchlist is empty. Discover movies to add to your list!'],
    [text.watchlist.emptyWatched, "You haven't marked any movies as watched yet."],
    [text.watchlist.emptyUnwatched, "You don't have any unwatched movies in your list."],
    [text.movie.notFound, 'Movie not found'],
    [text.movie.noInformation, 'Information not available'],
    [text.movie.inWatchlist, 'In Watchlist'],
    [text.settings.reset, 'Reset to Defaults'],
    [text.data.watchlistItems, 'Watchlist Items'],
    [text.data.collections, 'Collections'],
    [text.data.moviesInCollections, 'Movies in Collections'],
    [text.data.export, 'Export Data'],
    [text.toasts.exported.title, 'Export successful'],
    [text.toasts.exported.description('matinee-2026-01-02.json'), 'Data exported to matinee-2026-01-02.json'],
    [text.errors.exportFailed, 'Export failed'],
    [
      text.settings.attribution,
      'This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.',
    ],
  ])('are those of the specification: %s', (said, expected) => {
    expect(said).toBe(expected)
  })
})

describe("the provider's notice", () => {
  it('is the same where it stands beside a translation', () => {
    expect(tmdbNotice).toBe(english.settings.attribution)
  })
})

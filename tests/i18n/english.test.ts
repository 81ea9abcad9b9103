import { describe, expect, it } from 'vitest'
import { languages } from '#domain/movie/languages.ts'
import { movieName } from '#i18n/movie-name.ts'
import { tmdbNotice } from '#i18n/tmdb-notice.ts'
import { core as enUS } from '#messages/en-US/core.ts'
import { other } from '#messages/en-US/other.ts'
import { allMessages } from './all-messages.ts'

const { ownData: data, settings } = other

describe('the English messages', () => {
  const messages = enUS

  it.each([
    [messages.search.found({ count: 0 }), '0 results'],
    [messages.search.found({ count: 1 }), '1 result'],
    [messages.search.found({ count: 2 }), '2 results'],
    [messages.toasts.removed.several({ count: 1 }), '1 movie has been removed from your watchlist'],
    [messages.toasts.removed.several({ count: 2 }), '2 movies have been removed from your watchlist'],
    [messages.movie.directors({ count: 1 }), 'Director'],
    [messages.movie.directors({ count: 2 }), 'Directors'],
    [messages.watchlist.all({ count: 1234 }), 'All (1,234)'],
    [messages.movie.runtime({ hours: 1, minutes: 57 }), '1h 57m'],
    [movieName(messages.card, 'Alien', 1979), 'Alien (1979)'],
    [movieName(messages.card, 'Alien', null), 'Alien'],
  ])('insert counts and names: %s', (said, expected) => {
    expect(said).toBe(expected)
  })

  it.each([
    [messages.search.placeholder, 'Search for movies...'],
    [messages.search.loading, 'Loading...'],
    [messages.search.none, 'No results found'],
    [messages.search.seeAll, 'See all results'],
    [messages.search.unknownYear, 'Unknown'],
    [messages.card.noImage, 'No Image'],
    [messages.home.recommended, 'Recommended for You'],
    [messages.notFound.title, '404 Page Not Found'],
    [messages.watchlist.heading, 'My Watchlist'],
    [messages.watchlist.subtitle, 'Manage the movies you want to watch'],
    [messages.watchlist.empty, 'Your watchlist is empty. Discover movies to add to your list!'],
    [messages.watchlist.emptyWatched, "You haven't marked any movies as watched yet."],
    [messages.watchlist.emptyUnwatched, "You don't have any unwatched movies in your list."],
    [messages.movie.notFound, 'Movie not found'],
    [messages.movie.noInformation, 'Information not available'],
    [messages.movie.inWatchlist, 'In Watchlist'],
    [settings.reset, 'Reset to Defaults'],
    [data.watchlistItems, 'Watchlist Items'],
    [data.collections, 'Collections'],
    [data.moviesInCollections, 'Movies in Collections'],
    [data.export, 'Export Data'],
    [messages.toasts.exported.title, 'Export successful'],
    [
      messages.toasts.exported.description({ filename: 'matinee-2026-01-02.json' }),
      'Data exported to matinee-2026-01-02.json',
    ],
    [messages.errors.exportFailed, 'Export failed'],
    [
      settings.attribution,
      'This product uses TMDB and the TMDB APIs but is not endorsed, certified, or otherwise approved by TMDB.',
    ],
  ])('match the specification: %s', (said, expected) => {
    expect(said).toBe(expected)
  })
})

describe('what TMDB asks for', () => {
  it.each(languages)('is said in %s: its notice, its terms, and how long its data are kept', async (language) => {
    const { settings: texts } = await allMessages(language)
    expect(texts.kept).toContain('180')
    for (const text of [texts.kept, texts.terms, texts.attribution, texts.tmdb]) expect(text).toContain('TMDB')
    expect(texts.justWatch).toContain('JustWatch')
  })
})

describe("the provider's notice", () => {
  it('is the same when it is shown beside a translation', () => {
    expect(tmdbNotice).toBe(settings.attribution)
  })
})

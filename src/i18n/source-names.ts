import type { HistorySource } from '#domain/imports/read-history.ts'

/** The same in every language. */
export const sourceNames = {
  trakt: 'Trakt',
  letterboxd: 'Letterboxd',
  imdb: 'IMDb',
  tmdb: 'TMDB',
  simkl: 'Simkl',
  yamtrack: 'Yamtrack',
  movary: 'Movary',
  watcharr: 'Watcharr',
  'media-kraken': 'Media Kraken',
  seriesguide: 'SeriesGuide',
  'tv-time': 'TV Time',
  ryot: 'Ryot',
  netflix: 'Netflix',
} as const satisfies Record<Exclude<HistorySource, 'csv' | 'list'>, string>

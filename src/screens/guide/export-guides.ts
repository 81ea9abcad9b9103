import type { HistorySource } from '#domain/imports/read-history.ts'
import { sourceNames } from '#i18n/source-names.ts'
import type { OtherMessages } from '#messages/types.ts'

export interface ExportGuide {
  readonly source: HistorySource
  /** Null for files of people's own. */
  readonly brand: string | null
  readonly takes?: keyof OtherMessages['guide']['takes']
  readonly file?: keyof OtherMessages['guide']['file']
}

const guide = (
  source: keyof typeof sourceNames,
  file: ExportGuide['file'],
  takes?: ExportGuide['takes'],
): ExportGuide => ({
  source,
  brand: sourceNames[source],
  ...(file && { file }),
  ...(takes && { takes }),
})

/** What most people come from is first. */
export const exportGuides: readonly ExportGuide[] = [
  guide('letterboxd', 'zip', 'now'),
  guide('trakt', 'zip', 'wait'),
  guide('imdb', 'csvs', 'minutes'),
  guide('netflix', 'netflix', 'days'),
  guide('tmdb', 'csvs', 'wait'),
  guide('simkl', 'simkl', 'minutes'),
  guide('tv-time', 'tvTime'),
  guide('seriesguide', 'movies', 'now'),
  guide('yamtrack', 'csv', 'now'),
  guide('movary', 'csvs', 'now'),
  guide('watcharr', 'json', 'now'),
  guide('ryot', 'json', 'wait'),
  guide('media-kraken', 'jsonld', 'now'),
  { source: 'csv', brand: null, file: 'csv' },
  { source: 'list', brand: null },
]

import type { Reader } from './reader.ts'
import { anyCsv } from './sources/any-csv.ts'
import { imdb } from './sources/imdb.ts'
import { letterboxd } from './sources/letterboxd.ts'
import { letterboxdImport } from './sources/letterboxd-import.ts'
import { mediaKraken } from './sources/media-kraken.ts'
import { movary } from './sources/movary.ts'
import { netflix } from './sources/netflix.ts'
import { left, ownTable } from './sources/own-tables.ts'
import { pastedList } from './sources/pasted-list.ts'
import { ryot } from './sources/ryot.ts'
import { seriesguide } from './sources/seriesguide.ts'
import { simkl } from './sources/simkl.ts'
import { tmdb } from './sources/tmdb.ts'
import { trakt } from './sources/trakt.ts'
import { traktCsv } from './sources/trakt-csv.ts'
import { tvTime } from './sources/tv-time.ts'
import { watcharr } from './sources/watcharr.ts'
import { yamtrack } from './sources/yamtrack.ts'

/** The first that recognizes a file reads it. */
export const readers: readonly Reader[] = [
  left,
  ownTable,
  trakt,
  traktCsv,
  letterboxd,
  letterboxdImport,
  imdb,
  tmdb,
  simkl,
  yamtrack,
  movary,
  watcharr,
  mediaKraken,
  seriesguide,
  tvTime,
  ryot,
  netflix,
  anyCsv,
  pastedList,
]

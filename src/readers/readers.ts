import { anyCsv } from './any-csv.ts'
import { imdb } from './imdb.ts'
import { left } from './left.ts'
import { letterboxd } from './letterboxd.ts'
import { mediaKraken } from './media-kraken.ts'
import { movary } from './movary.ts'
import { netflix } from './netflix.ts'
import { pastedList } from './pasted-list.ts'
import type { Reader } from './reader.ts'
import { ryot } from './ryot.ts'
import { seriesguide } from './seriesguide.ts'
import { simkl } from './simkl.ts'
import { tmdb } from './tmdb.ts'
import { trakt } from './trakt.ts'
import { tvTime } from './tv-time.ts'
import { watcharr } from './watcharr.ts'
import { yamtrack } from './yamtrack.ts'

/** The first that recognizes a file reads it. */
export const readers: readonly Reader[] = [
  left,
  trakt,
  letterboxd,
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

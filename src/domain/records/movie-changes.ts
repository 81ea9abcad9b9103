import type { IsoTime } from '../values/instant.ts'
import type { SlimSnapshot } from './library.ts'
import { changeEntry, type WatchHistory, withMovie } from './watch-history.ts'

/** What a user says of the movie itself. An absent field stays, `null` clears it. */
export interface MovieChange {
  readonly rating?: number | null
  /** Now, where only the rating is given. */
  readonly ratedAt?: IsoTime | null
  readonly liked?: boolean | null
  readonly note?: string | null
  readonly tags?: readonly string[] | null
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> }

const defined = <Fields extends object>(fields: Fields): Defined<Fields> => {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present) as Defined<Fields>
}

const changed = <Value>(before: Value | undefined, change: Value | null | undefined): Value | undefined =>
  change === undefined ? before : (change ?? undefined)

export const changeMovie = (
  history: WatchHistory,
  snapshot: SlimSnapshot,
  change: MovieChange,
  now: IsoTime,
): WatchHistory =>
  changeEntry(history, snapshot.id, (entry) => {
    const { movieId, watchedAt, plays, movie, rating, ratedAt, liked, note, tags, ...others } = entry
    const fields = {
      rating: changed(rating, change.rating),
      ratedAt: changed(change.rating === undefined ? ratedAt : now, change.ratedAt),
      liked: changed(liked, change.liked),
      note: changed(note, change.note),
      tags: changed(tags, change.tags),
    }
    return withMovie(
      { movieId, watchedAt, plays, ...(movie && { movie }), ...defined(fields), ...others, lastModified: now },
      snapshot,
    )
  })

import * as v from 'valibot'
import { genreIdOf } from '../movie/genres.ts'
import { areTmdbIds } from '../movie/movie.ts'
import { isMood } from '../tonight/moods.ts'
import { noConditions, type TonightConditions, timeLimits } from '../tonight/tonight.ts'
import type { RecordId } from '../values/ids.ts'
import { recordId } from './stored-fields.ts'

const conditions = v.object({
  source: v.variant('kind', [
    v.object({ kind: v.literal('watchlist') }),
    v.object({ kind: v.literal('collection'), id: recordId }),
    v.object({ kind: v.literal('unlisted') }),
    v.object({ kind: v.literal('friend'), id: recordId }),
  ]),
  maxRuntime: v.nullable(v.picklist(timeLimits)),
  taste: v.nullable(
    v.pipe(
      v.string(),
      v.check((taste) => isMood(taste) || genreIdOf(taste) !== undefined),
    ),
  ),
  services: v.custom<readonly number[]>(areTmdbIds),
})

/** Null for what is not understood. */
export const tonightConditionsFrom = (value: unknown): TonightConditions | null => {
  const { success, output } = v.safeParse(conditions, value)
  return success ? output : null
}

interface Choices {
  readonly hasUnwatched: boolean
  readonly collections: readonly { readonly id: RecordId }[]
  readonly services: readonly number[]
  readonly friends: readonly { readonly id: RecordId }[]
}

/** Those of the last visit, as far as they can still be chosen. */
export const startingConditions = (
  remembered: TonightConditions | null,
  { hasUnwatched, collections, services, friends }: Choices,
): TonightConditions => {
  const { source, ...conditions } = remembered ?? { ...noConditions, source: { kind: 'watchlist' as const } }
  const isThere =
    !('id' in source) || (source.kind === 'friend' ? friends : collections).some(({ id }) => id === source.id)
  const isLeft = source.kind !== 'watchlist' || hasUnwatched
  return {
    ...conditions,
    source: isThere && isLeft ? source : { kind: hasUnwatched ? 'watchlist' : 'unlisted' },
    // Several are all of them, also of those chosen since.
    services: conditions.services.length > 1 ? services : conditions.services.filter((id) => services.includes(id)),
  }
}

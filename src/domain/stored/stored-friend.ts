import * as v from 'valibot'
import { isTmdbId } from '../movie/movie.ts'
import { type Friend, type FriendColor, friendColors } from '../records/library.ts'
import type { SharedMovie } from '../sharing/shared-list.ts'
import { timeOfId } from '../values/ids.ts'
import { unknownTime } from '../values/instant.ts'
import { isObject, storedRow } from '../values/schema.ts'
import { recordId, repaired, text, time } from './stored-fields.ts'

const isColor = (value: unknown): boolean => friendColors.some((color) => color === value)

const movieFrom = (value: unknown): readonly SharedMovie[] => {
  if (!isObject(value)) return []
  const { id, title, year } = { id: undefined, title: '', year: null, ...value }
  if (!isTmdbId(id)) return []
  return [{ id, title: typeof title === 'string' ? title : '', year: Number.isInteger(year) ? Number(year) : null }]
}

const movies = v.pipe(
  v.optional(v.unknown()),
  v.transform((value): readonly SharedMovie[] => {
    const given = Array.isArray(value) ? value.flatMap(movieFrom) : []
    return [...new Map(given.map((movie) => [movie.id, movie])).values()]
  }),
)

export const friend = v.pipe(
  storedRow({
    id: recordId,
    name: text,
    color: repaired<FriendColor>(isColor, () => friendColors[0]),
    addedAt: time,
    keptAt: time,
    listName: text,
    movies,
  }),
  v.check(({ id }) => id > 0, 'no id'),
  v.check(({ name }) => name.trim() !== '', 'no name'),
  v.transform(({ extras, addedAt, keptAt, movies: listed = [], ...given }): Friend => {
    const added = addedAt ?? keptAt ?? timeOfId(given.id) ?? unknownTime
    return { ...given, name: given.name.trim(), addedAt: added, keptAt: keptAt ?? added, movies: listed, ...extras }
  }),
)

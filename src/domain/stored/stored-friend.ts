import * as v from 'valibot'
import { isTmdbId } from '../movie/movie.ts'
import type { Friend } from '../records/library.ts'
import type { SharedMovie } from '../sharing/shared-list.ts'
import { unknownTime } from '../values/instant.ts'
import { isObject, storedRow } from '../values/schema.ts'
import { recordId, repaired, text, time } from './stored-fields.ts'

const isMovie = (value: unknown): value is SharedMovie =>
  isObject(value) &&
  isTmdbId(value['id']) &&
  typeof value['title'] === 'string' &&
  (value['year'] === null || Number.isInteger(value['year']))

export const friend = v.pipe(
  storedRow({
    id: recordId,
    name: text,
    color: text,
    addedAt: time,
    keptAt: time,
    listName: text,
    movies: repaired<readonly SharedMovie[]>(
      () => false,
      (value) => (Array.isArray(value) ? value.filter(isMovie) : []),
    ),
  }),
  v.check(({ id }) => id > 0, 'no id'),
  v.check(({ name }) => name.trim() !== '', 'no name'),
  v.transform(({ extras, ...given }): Friend => {
    const addedAt = given.addedAt ?? unknownTime
    return { ...given, name: given.name.trim(), addedAt, keptAt: given.keptAt ?? addedAt, ...extras }
  }),
)

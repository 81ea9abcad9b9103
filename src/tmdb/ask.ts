import { isTmdbId } from '#domain/movie.ts'
import { type AnySchema, isObject } from '#domain/schema.ts'
import { malformedAnswer, refusedId } from './errors.ts'
import type { Http } from './http.ts'
import type { CallOptions } from './provider.ts'
import type { QueryParameters } from './request.ts'
import { read } from './schemas.ts'

/** `base/id` of one thing; an id that is none of TMDB's never becomes part of a path. */
export const pathOf = (base: string, id: number): string => {
  if (!isTmdbId(id)) throw refusedId(base)
  return `${base}/${id}`
}

/** A function for one call: sends the request and reads the body by its schema. */
export const askOver =
  (http: Http) =>
  async <Schema extends AnySchema>(
    schema: Schema,
    path: string,
    parameters: QueryParameters,
    { signal }: CallOptions = {},
  ) =>
    read(schema, await http.get(path, parameters, signal), path)

/** The same for a call about one thing: an answer that names another id is an error. */
export const askAbout =
  (http: Http) =>
  async <Schema extends AnySchema>(
    schema: Schema,
    [base, id, part = '']: readonly [base: string, id: number, part?: string],
    parameters: QueryParameters,
    { signal }: CallOptions = {},
  ) => {
    const path = pathOf(base, id) + part
    const body = await http.get(path, parameters, signal)
    if (isObject(body) && isTmdbId(body['id']) && body['id'] !== id) throw malformedAnswer(path)
    return read(schema, body, path)
  }

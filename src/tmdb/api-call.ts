import { isTmdbId } from '#domain/movie/movie.ts'
import { type AnySchema, isObject } from '#domain/values/schema.ts'
import { invalidId, malformedResponse } from './errors.ts'
import type { Http } from './http.ts'
import type { CallOptions } from './provider.ts'
import type { QueryParameters } from './request.ts'
import { parseBody } from './schemas.ts'

/** Validates the id: nothing else may become part of a path. */
export const pathOf = (base: string, id: number): string => {
  if (!isTmdbId(id)) throw invalidId(base)
  return `${base}/${id}`
}

/** As TMDB takes alternatives: '8|9'; undefined for none. */
export const anyIdOf = (ids: readonly number[] = []): string | undefined => ids.filter(isTmdbId).join('|') || undefined

export const createCall =
  (http: Http) =>
  async <Schema extends AnySchema>(
    schema: Schema,
    path: string,
    parameters: QueryParameters,
    { signal }: CallOptions = {},
  ) =>
    parseBody(schema, await http.get(path, parameters, signal), path)

/** Rejects a response about another id. */
export const createCallById =
  (http: Http) =>
  async <Schema extends AnySchema>(
    schema: Schema,
    [base, id, part = '']: readonly [base: string, id: number, part?: string],
    parameters: QueryParameters,
    { signal }: CallOptions = {},
  ) => {
    const path = pathOf(base, id) + part
    const body = await http.get(path, parameters, signal)
    if (isObject(body) && isTmdbId(body['id']) && body['id'] !== id) throw malformedResponse(path)
    return parseBody(schema, body, path)
  }

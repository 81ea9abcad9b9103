import * as v from 'valibot'
import { type IsoTime, isoTimeFrom } from './instant.ts'

export type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isText = (value: unknown): value is string => typeof value === 'string'

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const otherSpelling = (name: string): string => (name.includes('_') ? camelCase(name) : snakeCase(name))

export const field = (object: JsonObject, name: string): unknown => {
  if (Object.hasOwn(object, name)) return object[name]
  const other = otherSpelling(name)
  return Object.hasOwn(object, other) ? object[other] : undefined
}

const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])
// Deeper than our records, shallow enough for the stack.
const maxDepth = 32

/** Drops keys that could reach a prototype and values nested too deep. */
const safeCopy = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= maxDepth) return undefined
  if (Array.isArray(value)) return value.map((entry) => safeCopy(entry, depth + 1) ?? null)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !forbiddenNames.has(name))
      .map(([name, entry]) => [name, safeCopy(entry, depth + 1)]),
  )
}

const fieldSpelling = (names: readonly string[]) => {
  const knownNames = new Set(names)
  const aliases = new Map(
    names.map((name) => [otherSpelling(name), name] as const).filter(([other, name]) => other !== name),
  )
  return {
    hasAlias: (object: JsonObject): boolean => Object.keys(object).some((name) => aliases.has(name)),
    hasOnlyKnown: (object: JsonObject): boolean => Object.keys(object).every((name) => knownNames.has(name)),
    fieldsOf: (object: JsonObject): JsonObject => ({
      ...Object.fromEntries(Object.entries(object).map(([name, value]) => [aliases.get(name) ?? name, value])),
      ...object,
    }),
    extrasOf: (object: JsonObject): object => {
      const names = Object.keys(object).filter(
        (name) => !(knownNames.has(name) || aliases.has(name) || forbiddenNames.has(name)),
      )
      const copies = names.map((name) => [name, safeCopy(object[name], 1)] as const)
      return Object.fromEntries(copies.filter(([, value]) => value !== undefined))
    },
  }
}

export const extrasBeside = (names: readonly string[]) => fieldSpelling(names).extrasOf

/** Accepts camelCase and snake_case fields; drops unknown ones. */
export const row = <const Entries extends v.ObjectEntries>(entries: Entries) => {
  const { hasAlias, fieldsOf } = fieldSpelling(Object.keys(entries))
  return v.pipe(
    v.custom<JsonObject>(isObject),
    v.transform((object) => (hasAlias(object) ? fieldsOf(object) : object)),
    v.object(entries),
  )
}

/** Also keeps unknown fields as `extras`: data of other apps survives a round trip. */
export const storedRow = <const Entries extends v.ObjectEntries>(
  entries: Entries,
  readOnly: readonly string[] = [],
) => {
  const { hasOnlyKnown, fieldsOf, extrasOf } = fieldSpelling(
    Object.keys(entries).filter((name) => !readOnly.includes(name)),
  )
  return v.pipe(
    v.custom<JsonObject>(isObject, 'not an object'),
    v.transform((object) => (hasOnlyKnown(object) ? object : { ...fieldsOf(object), extras: extrasOf(object) })),
    v.object({ ...entries, extras: v.optional(v.custom<object>(() => true)) }),
  )
}

export const pattern = (expression: RegExp) => v.fallback(v.pipe(v.string(), v.regex(expression)), '')

/** As we write it. */
export const isoTime = v.custom<IsoTime>((value) => typeof value === 'string' && isoTimeFrom(value) === value)

/** Nothing else may become part of an image address. */
export const picture = v.fallback(
  v.custom<string | null>(
    (value) => value === null || (typeof value === 'string' && /^\/[\w-]+\.(jpg|png|svg)$/.test(value)),
  ),
  null,
)

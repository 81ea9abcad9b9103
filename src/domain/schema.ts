import * as v from 'valibot'

// What the schemas of provider, stored and imported data have in common.

export type AnySchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>

/** A JSON object of unknown origin. */
export type JsonObject = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A name in camelCase or snake_case, in the other spelling. */
const otherSpelling = (name: string): string => (name.includes('_') ? camelCase(name) : snakeCase(name))

/** An object's own field in the given spelling, else in the other one; undefined when it has neither. */
export const field = (object: JsonObject, name: string): unknown => {
  if (Object.hasOwn(object, name)) return object[name]
  const other = otherSpelling(name)
  return Object.hasOwn(object, other) ? object[other] : undefined
}

const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
// Deeper than any record of ours, and shallow enough that neither this file nor JSON.stringify runs out of stack.
const deepest = 32

/** A copy without the keys that could reach a prototype, undefined where it is nested too deep. */
const safeCopy = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return undefined
  if (Array.isArray(value)) return value.map((entry) => safeCopy(entry, depth + 1) ?? null)
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !forbidden.has(name))
      .map(([name, entry]) => [name, safeCopy(entry, depth + 1)]),
  )
}

/** How the fields of an object are named. Most rows are spelt as they should be: those are not copied. */
const spelling = (names: readonly string[]) => {
  const known = new Set(names)
  const others = new Map(
    names.map((name) => [otherSpelling(name), name] as const).filter(([other, name]) => other !== name),
  )
  return {
    hasOther: (object: JsonObject): boolean => Object.keys(object).some((name) => others.has(name)),
    isKnown: (object: JsonObject): boolean => Object.keys(object).every((name) => known.has(name)),
    fieldsOf: (object: JsonObject): JsonObject => ({
      ...Object.fromEntries(Object.entries(object).map(([name, value]) => [others.get(name) ?? name, value])),
      ...object,
    }),
    extrasOf: (object: JsonObject): object => {
      const names = Object.keys(object).filter((name) => !(known.has(name) || others.has(name) || forbidden.has(name)))
      const copies = names.map((name) => [name, safeCopy(object[name], 1)] as const)
      return Object.fromEntries(copies.filter(([, value]) => value !== undefined))
    },
  }
}

/** Reads the fields of an object that are not among the named ones, to be kept beside them. */
export const extrasBeside = (names: readonly string[]) => spelling(names).extrasOf

/** An object whose fields arrive in snake_case or camelCase; unknown fields are dropped. */
export const row = <const Entries extends v.ObjectEntries>(entries: Entries) => {
  const { hasOther, fieldsOf } = spelling(Object.keys(entries))
  return v.pipe(
    v.custom<JsonObject>(isObject),
    v.transform((object) => (hasOther(object) ? fieldsOf(object) : object)),
    v.object(entries),
  )
}

/**
 * The same, with the unknown fields as `extras`: what other apps have written survives a round trip. So do the fields
 * of `unwritten`, which are read but are no part of what is stored.
 */
export const storedRow = <const Entries extends v.ObjectEntries>(
  entries: Entries,
  unwritten: readonly string[] = [],
) => {
  const { isKnown, fieldsOf, extrasOf } = spelling(Object.keys(entries).filter((name) => !unwritten.includes(name)))
  return v.pipe(
    v.custom<JsonObject>(isObject, 'not an object'),
    v.transform((object) => (isKnown(object) ? object : { ...fieldsOf(object), extras: extrasOf(object) })),
    v.object({ ...entries, extras: v.optional(v.custom<object>(() => true)) }),
  )
}

/** A text of that form; '' for everything else. */
export const pattern = (expression: RegExp) => v.fallback(v.pipe(v.string(), v.regex(expression)), '')

/** A path on the image host, or null: nothing else may become part of an image's address. */
export const picture = v.fallback(
  v.custom<string | null>(
    (value) => value === null || (typeof value === 'string' && /^\/[\w-]+\.(jpg|png|svg)$/.test(value)),
  ),
  null,
)

import { isObject, type JsonObject } from '#domain/values/schema.ts'
import type { SourceFile } from './source-file.ts'

/** JSON-LD may keep its records in a graph, or be one record. */
export const linkedRecords = (value: unknown): readonly unknown[] => {
  if (!isObject(value)) return Array.isArray(value) ? value : []
  return Array.isArray(value['@graph']) ? value['@graph'] : [value]
}

/** With their numbers from 1; entries that are no objects are empty ones. */
export const recordsIn = (value: unknown): readonly (readonly [number, JsonObject])[] =>
  Array.isArray(value) ? value.map((entry, index) => [index + 1, isObject(entry) ? entry : {}] as const) : []

export const firstRecord = ({ json }: SourceFile): JsonObject => recordsIn(json()).at(0)?.[1] ?? {}

export const objectIn = (record: JsonObject, name: string): JsonObject => {
  const value = record[name]
  return isObject(value) ? value : {}
}

export const hasAll = (record: JsonObject, ...names: readonly string[]): boolean =>
  names.every((name) => Object.hasOwn(record, name))

import * as v from 'valibot'
import { isObject } from '../values/schema.ts'
import type { SyncRow } from './device-row.ts'
import { ExchangeFileError } from './exchange-problem.ts'
import { isBeyondTime, isVersion, type Version } from './version.ts'

// Deeper than our records, shallow enough for the stack of whoever copies them.
const maxDepth = 32
const mostGroups = 100

/** Whether nothing in it reaches a prototype or the end of the stack. */
const isHarmless = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return true
  if (depth >= maxDepth || Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every((entry) => isHarmless(entry, depth + 1))
}

const list = v.pipe(v.string(), v.regex(/^(?!__proto__$)[\w-]{1,100}$/))
const name = v.pipe(v.string(), v.regex(/^(?!__proto__$)[^\p{Cc}\p{Cs}]{1,300}$/u))

const version = v.custom<Version>((value) => isVersion(value) && !isBeyondTime(value))

const syncRow = v.pipe(
  v.object({
    list,
    id: name,
    versions: v.exactOptional(
      v.pipe(
        v.custom<object>(isObject),
        v.record(name, version),
        v.check((versions) => Object.keys(versions).length <= mostGroups),
      ),
    ),
    removal: v.exactOptional(version),
    kept: v.exactOptional(v.custom<object>(isObject)),
    value: v.exactOptional(v.unknown()),
  }),
  v.check(({ versions, removal, value }) => versions !== undefined || removal !== undefined || value !== undefined),
)

/** Throws a 'hostile' `ExchangeFileError` for what no version of the app writes. */
export const readSyncRow = (value: unknown): SyncRow => {
  const { success, output } = v.safeParse(syncRow, isHarmless(value) ? value : null, { abortEarly: true })
  if (!success) throw new ExchangeFileError({ kind: 'hostile' })
  return output
}

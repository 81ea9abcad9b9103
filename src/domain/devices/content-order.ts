import { isObject, type JsonObject } from '../values/schema.ts'
import { textHash } from '../values/text-hash.ts'

/** JSON with sorted keys: the same text for the same content, whoever wrote it. */
export const canonicalText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalText(entry ?? null)).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value ?? null)
  const fields = Object.keys(value)
    .sort()
    .filter((name) => value[name] !== undefined)
    .map((name) => `${JSON.stringify(name)}:${canonicalText(value[name])}`)
  return `{${fields.join(',')}}`
}

export const contentHash = (value: unknown): number => textHash(canonicalText(value))

const isNothing = (value: unknown): boolean => value === undefined || value === null

const sameFields = (one: JsonObject, other: JsonObject): boolean => {
  for (const name in one) if (!sameField(one[name], other[name])) return false
  for (const name in other) if (one[name] === undefined && other[name] !== undefined) return false
  return true
}

/** An absent field is one that is undefined, but not one that is null. */
const sameField = (one: unknown, other: unknown): boolean =>
  (one === undefined) === (other === undefined) && sameContent(one, other)

/** Whether both have the same `canonicalText`. */
export const sameContent = (one: unknown, other: unknown): boolean => {
  if (one === other || (isNothing(one) && isNothing(other))) return true
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((entry, at) => sameContent(entry, other[at]))
    )
  if (isObject(one)) return isObject(other) && sameFields(one, other)
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

/** Of two contents of one version, every device chooses the same: the one with the larger hash. */
export const isPreferred = (one: unknown, other: unknown): boolean => {
  const [text, otherText] = [canonicalText(one), canonicalText(other)]
  const [hash, otherHash] = [textHash(text), textHash(otherText)]
  return hash === otherHash ? text > otherText : hash > otherHash
}

import { isObject } from '../values/schema.ts'
import { createTextHash } from '../values/text-hash.ts'

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

const textHash = (text: string): number => {
  const hash = createTextHash()
  hash.add(text)
  return hash.digest()
}

export const contentHash = (value: unknown): number => textHash(canonicalText(value))

export const sameContent = (one: unknown, other: unknown): boolean =>
  one === other || canonicalText(one) === canonicalText(other)

/** Of two contents of one version, every device chooses the same: the one with the larger hash. */
export const isPreferred = (one: unknown, other: unknown): boolean => {
  const [text, otherText] = [canonicalText(one), canonicalText(other)]
  const [hash, otherHash] = [textHash(text), textHash(otherText)]
  return hash === otherHash ? text > otherText : hash > otherHash
}

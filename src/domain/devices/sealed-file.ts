import * as v from 'valibot'
import { parseJson } from '../values/attempt.ts'
import { ExchangeFileError } from './exchange-problem.ts'

const base64url = v.pipe(v.string(), v.regex(/^[\w-]+$/))
const ofLength = (length: number) => v.pipe(base64url, v.length(length))

/** A JSON Web Encryption in its flattened form: a key of 40 bytes, 12 bytes to begin with and a tag of 16. */
const sealedFile = v.object({
  protected: base64url,
  header: v.object({ alg: v.string() }),
  encrypted_key: ofLength(54),
  iv: ofLength(16),
  tag: ofLength(22),
  ciphertext: base64url,
})

export type SealedFile = v.InferOutput<typeof sealedFile>

/** The names in this order, so that the beginning of a file says what it is. */
export const sealedText = ({ protected: header, encrypted_key, iv, tag, ciphertext, ...rest }: SealedFile): string =>
  `${JSON.stringify({ protected: header, header: rest.header, encrypted_key, iv, tag, ciphertext })}\n`

/** Throws `ExchangeFileError`. */
export const readSealedText = (text: string): SealedFile => {
  const value = parseJson(text)
  const { success, output } = v.safeParse(sealedFile, value)
  if (success) return output
  const isCut = value === undefined && /^\s*\{"protected":"/.test(text)
  throw new ExchangeFileError({ kind: isCut ? 'damaged' : 'not an exchange file' })
}

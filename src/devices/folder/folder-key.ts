import { base64url } from 'jose'
import { ExchangeFileError } from '#domain/devices/exchange-problem.ts'
import { FolderError } from '#domain/devices/folder-error.ts'
import { hashedName, type KeyId, keyName } from '#domain/devices/folder-names.ts'
import { parseJson } from '#domain/values/attempt.ts'
import { isObject } from '#domain/values/schema.ts'
import { seal, unseal } from '../seal.ts'
import { hashOf } from './get-whole.ts'

/** Seals the files of a folder. No script can read it. */
export interface LibraryKey {
  readonly kid: KeyId
  readonly key: CryptoKey
}

const keyType = 'jwk+json'

const importKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])

const kidPattern = /^[\da-z]{10}$/
const bytesPerKey = 32

const sealKey = async (text: string, kid: KeyId, passphrase: string) => {
  const bytes = new TextEncoder().encode(await seal(new TextEncoder().encode(text), passphrase, keyType))
  return { name: hashedName(keyName(kid), await hashOf(bytes)), bytes }
}

/** A new key, and the file that has it for whoever knows the passphrase. */
export const createLibraryKey = async (kid: KeyId, passphrase: string) => {
  const bytes = crypto.getRandomValues(new Uint8Array(bytesPerKey))
  const text = JSON.stringify({ kty: 'oct', k: base64url.encode(bytes), alg: 'A256GCM', kid })
  return { libraryKey: { kid, key: await importKey(bytes) }, file: await sealKey(text, kid, passphrase) }
}

const opened = async (file: Uint8Array, passphrase: string): Promise<string> => {
  try {
    const content = await unseal(new TextDecoder().decode(file), passphrase)
    return new TextDecoder().decode(content)
  } catch (error) {
    if (!(error instanceof ExchangeFileError)) throw error
    const isMissing = error.problem.kind === 'no passphrase'
    throw new FolderError({ kind: isMissing ? 'no passphrase' : 'wrong passphrase' })
  }
}

/** Throws a `FolderError` where the passphrase is another one. */
export const openLibraryKey = async (file: Uint8Array, passphrase: string): Promise<LibraryKey> => {
  const value = parseJson(await opened(file, passphrase))
  const { k, kid } = isObject(value) ? value : {}
  if (typeof k !== 'string' || typeof kid !== 'string' || !kidPattern.test(kid))
    throw new FolderError({ kind: 'wrong passphrase' })
  return { kid, key: await importKey(new Uint8Array(base64url.decode(k))) }
}

/** The same key for another passphrase, in a file of its own. */
export const sealLibraryKeyAgain = async (file: Uint8Array, before: string, after: string) => {
  const text = await opened(file, before)
  const { kid } = await openLibraryKey(file, before)
  return sealKey(text, kid, after)
}

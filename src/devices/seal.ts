import { decodeProtectedHeader, errors, FlattenedEncrypt, flattenedDecrypt } from 'jose'
import { ExchangeFileError } from '#domain/devices/exchange-problem.ts'
import { readSealedText, type SealedFile, sealedText } from '#domain/devices/sealed-file.ts'
import { attempt } from '#domain/values/attempt.ts'

const algorithm = 'PBES2-HS512+A256KW'
const encryption = 'A256GCM'
const rounds = 600_000
/** More would keep a phone busy for many seconds. Fewer do no harm: whoever sealed a file knows what is in it. */
const mostRounds = 1_000_000

/** The same for the same letters, however a keyboard composes them. */
const secretOf = (passphrase: string): Uint8Array => new TextEncoder().encode(passphrase.normalize('NFC'))

/**
 * A JSON Web Encryption (RFC 7516). The name of the algorithm is not protected, so that a program that refuses so many
 * rounds can be given the derived key: docs/exchange-format.md.
 */
export const seal = async (content: Uint8Array, passphrase: string, type = 'gzip'): Promise<string> => {
  const {
    protected: header = '',
    encrypted_key = '',
    iv = '',
    tag = '',
    ciphertext,
  } = await new FlattenedEncrypt(content)
    .setProtectedHeader({ enc: encryption, cty: type })
    .setUnprotectedHeader({ alg: algorithm })
    .setKeyManagementParameters({ p2c: rounds })
    .encrypt(secretOf(passphrase))
  return sealedText({ protected: header, header: { alg: algorithm }, encrypted_key, iv, tag, ciphertext })
}

const hasTooManyRounds = (file: SealedFile): boolean => {
  const rounds = attempt(() => decodeProtectedHeader(file))?.['p2c']
  return typeof rounds === 'number' && rounds > mostRounds
}

const problemOf = (error: unknown) =>
  error instanceof errors.JWEDecryptionFailed ? ('wrong passphrase' as const) : ('damaged' as const)

/**
 * Throws `ExchangeFileError`. A wrong passphrase cannot be told from a sealed content that was changed on the way.
 */
export const unseal = async (text: string, passphrase: string | null): Promise<Uint8Array<ArrayBuffer>> => {
  const file = readSealedText(text)
  if (hasTooManyRounds(file)) throw new ExchangeFileError({ kind: 'hostile' })
  if (passphrase === null || passphrase === '') throw new ExchangeFileError({ kind: 'no passphrase' })
  try {
    const { plaintext } = await flattenedDecrypt(file, secretOf(passphrase), {
      keyManagementAlgorithms: [algorithm],
      contentEncryptionAlgorithms: [encryption],
      maxPBES2Count: mostRounds,
      maxDecompressedLength: 0,
    })
    return new Uint8Array(plaintext)
  } catch (error) {
    throw new ExchangeFileError({ kind: problemOf(error) })
  }
}

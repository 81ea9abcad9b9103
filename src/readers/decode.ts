import { type Encoding, type EncodingQuestion, encodings } from '#domain/imports/questions.ts'
import { maxShown, shorten } from './limits.ts'

export interface Decoded {
  readonly text: string
  /** Where the bytes may be in another encoding. */
  readonly question?: EncodingQuestion
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

const decodeAs = (encoding: Encoding, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes)

const isPossible = (encoding: Encoding, bytes: Uint8Array): boolean => {
  // Any bytes are letters in it, as in windows-1252.
  if (encoding === 'windows-1251') return /[\u0410-\u044f]{3}/.test(decodeAs(encoding, bytes))
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // Nearly any Latin letter is a half-width kana.
    return encoding !== 'shift_jis' || /[\u3040-\u30ff\u4e00-\u9fff]/.test(text)
  } catch {
    return false
  }
}

/** The part of the letters beyond ASCII that match. */
const shareOf = (pattern: RegExp, text: string): number => {
  const letters = text.match(/[\u0080-\uffff]/g)?.length ?? 0
  return letters === 0 ? 0 : (text.match(pattern)?.length ?? 0) / letters
}

/** In Latin letters, accents stand alone or in pairs within words of ASCII. */
const looksLatin = (text: string): boolean =>
  shareOf(
    /[\u00c0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013-\u2026\u20ac\u00a1\u00ab\u00b0\u00b2-\u00b4\u00b7\u00bb-\u00bf]/g,
    text,
  ) > 0.95 &&
  !/[\u0080-\uffff]{3}/.test(text) &&
  shareOf(/[\u0080-\uffff](?=[a-z])|(?<=[a-z])[\u0080-\uffff]/gi, text) > 0.6

const likely: Readonly<Record<Exclude<Encoding, 'windows-1252'>, (text: string) => boolean>> = {
  'euc-kr': (text) => shareOf(/[\uac00-\ud7a3]/g, text) > 0.9,
  shift_jis: (text) => shareOf(/[\u3041-\u30ff]/g, text) > 0.2,
  'windows-1251': (text) => shareOf(/[\u0430-\u0451]/g, text) > 0.6,
  gbk: (text) => shareOf(/[\u4e00-\u9fff]/g, text) > 0.8,
}
const byLikeliness = ['euc-kr', 'shift_jis', 'windows-1251', 'gbk'] as const

const firstForeignLine = (bytes: Uint8Array): Uint8Array => {
  const at = bytes.findIndex((byte) => byte >= 0x80)
  const start = Math.max(bytes.lastIndexOf(0x0a, at) + 1, at - maxShown / 2)
  const end = bytes.indexOf(0x0a, at)
  return bytes.subarray(start, Math.min(end < 0 ? bytes.length : end, at + 2 * maxShown))
}

const samplesOf = (bytes: Uint8Array, possible: readonly Encoding[]): EncodingQuestion['samples'] => {
  const line = firstForeignLine(bytes)
  return possible.map((encoding) => ({ encoding, text: shorten(decodeAs(encoding, line).trim(), maxShown) }))
}

// Enough to tell, and little enough to be decoded in each encoding.
const sampled = 200_000

/** UTF-8, UTF-16 with a byte order mark, otherwise an older encoding: the answered one, or the likeliest. */
export const decode = (bytes: Uint8Array, answered?: Encoding): Decoded => {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes) }
  if (startsWith(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes) }
  if (answered) return { text: decodeAs(answered, bytes) }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const latin = decodeAs('windows-1252', bytes)
    if (looksLatin(latin)) return { text: latin }
    const possible = encodings.filter((encoding): encoding is Encoding => isPossible(encoding, bytes))
    if (possible.length === 1) return { text: latin }
    const suggested: Encoding =
      byLikeliness.find(
        (encoding) => possible.includes(encoding) && likely[encoding](decodeAs(encoding, bytes.subarray(0, sampled))),
      ) ?? 'windows-1252'
    return {
      text: decodeAs(suggested, bytes),
      question: { samples: samplesOf(bytes, [...new Set([suggested, ...possible])]) },
    }
  }
}

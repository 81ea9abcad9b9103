import { attempt } from '#domain/values/attempt.ts'

/** A multiple of three, so that the parts join. */
const bytesPerPart = 24_576
const lineLength = 76

/** In lines that any editor can show. */
export const base64Text = (bytes: Uint8Array): string => {
  const parts: string[] = []
  for (let start = 0; start < bytes.length; start += bytesPerPart)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(start, start + bytesPerPart))))
  const lines = parts.join('').match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? []
  return `${lines.join('\n')}\n`
}

/** Null where it is something else. */
export const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> | null => {
  const binary = attempt(() => atob(text))
  return binary === undefined ? null : Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

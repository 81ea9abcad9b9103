import {
  type LinkDetail,
  type LinkReading,
  listFromPayload,
  payloadText,
  type SharedList,
} from '#domain/sharing/shared-list.ts'
import { attempt } from '#domain/values/attempt.ts'

const prefix = '#list='
const version = '1'
/** What the least of the messengers sends whole. */
const longestLink = 2000
/** Of what is read, so that a later version may write longer ones. */
const longestFragment = 60_000
const mostBytes = 256 * 1024

const bytesPerPart = 8192

const base64Url = (bytes: Uint8Array): string => {
  let binary = ''
  for (let start = 0; start < bytes.length; start += bytesPerPart)
    binary += String.fromCharCode(...bytes.subarray(start, start + bytesPerPart))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> | null => {
  if (!/^[\w-]*$/.test(text)) return null
  const binary = attempt(() => atob(text.replaceAll('-', '+').replaceAll('_', '/')))
  return binary === undefined ? null : Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes)
      controller.close()
    },
  })

const deflated = async (text: string): Promise<Uint8Array> => {
  const stream = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Counts what comes out, whatever the bytes promise. Null where they are damaged or no text. */
const inflated = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | 'too large' | null> => {
  const reader = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let total = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      total += part.value.byteLength
      if (total > mostBytes) return 'too large'
      text += decoder.decode(part.value, { stream: true })
    }
    return text + decoder.decode()
  } catch {
    return null
  } finally {
    reader.cancel().catch(() => {})
  }
}

export interface ListLink {
  readonly url: string
  readonly detail: LinkDetail
}

/** With titles while it is short enough, else with ids; null where the list is too long for a link. */
export const linkOf = async (list: SharedList, page: string): Promise<ListLink | null> => {
  for (const detail of ['titles', 'ids'] as const) {
    const url = `${page}${prefix}${version}.${base64Url(await deflated(payloadText(list, detail)))}`
    if (url.length <= longestLink) return { url, detail }
  }
  return null
}

export const isListLink = (hash: string): boolean => hash.startsWith(prefix)

/** Never rejects: a link may have been written by anyone. */
export const readListLink = async (hash: string): Promise<LinkReading> => {
  const refused = (problem: Extract<LinkReading, { readonly kind: 'refused' }>['problem']): LinkReading => ({
    kind: 'refused',
    problem,
  })
  if (hash.length > longestFragment) return refused('too large')
  const [, number = '', content = ''] = /^#list=(\d{1,3})\.(.*)$/s.exec(hash) ?? []
  if (Number(number) > Number(version)) return refused('newer version')
  const bytes = number === version ? bytesOf(content) : null
  if (!bytes) return refused('damaged')
  const text = await inflated(bytes)
  if (text === 'too large') return refused('too large')
  const list = text === null ? null : listFromPayload(text)
  return list ? { kind: 'read', list } : refused('damaged')
}

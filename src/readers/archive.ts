import { Inflate } from 'fflate'
import { maxBytes, maxMembers } from './limits.ts'
import { Refusal } from './refusal.ts'

export interface Member {
  /** With / between folders. */
  readonly path: string
  /** Throws a Refusal. Nothing is unpacked before. */
  readonly unpack: () => Uint8Array
}

const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endOfCentral = 0x06054b50
const zip64Locator = 0x07064b50
const endOfCentral64 = 0x06064b50
const inFourBytes = 0xffff_ffff
const endSize = 22
const longestComment = 0xffff
const encryptedFlag = 1
// Each can inflate to a thousand times its size before it is counted.
const chunkSize = 16_384

export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6))

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

const crc32 = (chunks: readonly Uint8Array[]): number => {
  let value = 0xffff_ffff
  for (const chunk of chunks) for (const byte of chunk) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return (value ^ 0xffff_ffff) >>> 0
}

const findEnd = (view: DataView): number => {
  const last = view.byteLength - endSize
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endOfCentral) return at
  }
  throw new Refusal('damaged archive')
}

const directoryOf = (view: DataView): { readonly count: number; readonly start: number } => {
  const end = findEnd(view)
  const found = { count: view.getUint16(end + 10, true), start: view.getUint32(end + 16, true) }
  if (found.start !== inFourBytes && found.count !== 0xffff) return found
  if (end < 20 || view.getUint32(end - 20, true) !== zip64Locator) return found
  const end64 = Number(view.getBigUint64(end - 12, true))
  if (view.getUint32(end64, true) !== endOfCentral64) throw new Refusal('damaged archive')
  return { count: Number(view.getBigUint64(end64 + 32, true)), start: Number(view.getBigUint64(end64 + 48, true)) }
}

interface Entry {
  readonly path: string
  readonly isEncrypted: boolean
  readonly method: number
  readonly crc: number
  readonly packedSize: number
  readonly start: number
}

/** The sizes that did not fit into four bytes stand in an extra field, in this order. */
const longSizes = (view: DataView, extra: number, end: number, sizes: readonly number[]): readonly number[] => {
  let at = extra
  while (at + 4 <= end && view.getUint16(at, true) !== 1) at += 4 + view.getUint16(at + 2, true)
  let next = at + 4
  return sizes.map((size) => {
    if (size !== inFourBytes || next + 8 > end) return size
    next += 8
    return Number(view.getBigUint64(next - 8, true))
  })
}

const entriesOf = (bytes: Uint8Array, view: DataView): readonly Entry[] => {
  const { count, start } = directoryOf(view)
  if (count > maxMembers) throw new Refusal('too many members')
  const entries: Entry[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== centralHeader) throw new Refusal('damaged archive')
    const name = at + 46
    const extra = name + view.getUint16(at + 28, true)
    const end = extra + view.getUint16(at + 30, true)
    const sizes = [24, 20, 42].map((offset) => view.getUint32(at + offset, true))
    const [, packedSize = 0, header = 0] = longSizes(view, extra, end, sizes)
    entries.push({
      path: new TextDecoder().decode(bytes.subarray(name, extra)).replaceAll('\\', '/'),
      isEncrypted: (view.getUint16(at + 8, true) & encryptedFlag) !== 0,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedSize,
      start: header,
    })
    at = end + view.getUint16(at + 32, true)
  }
  return entries
}

const joined = (chunks: readonly Uint8Array[], size: number): Uint8Array => {
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** Members by their central directory. The declared sizes are not trusted: what comes out is counted, for all members together. */
export const openArchive = (bytes: Uint8Array<ArrayBuffer>): readonly Member[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left = maxBytes
  const inflate = (packed: Uint8Array, take: (chunk: Uint8Array) => void) => {
    const stream = new Inflate(take)
    for (let at = 0; at < packed.length; at += chunkSize) {
      stream.push(packed.subarray(at, at + chunkSize), at + chunkSize >= packed.length)
    }
  }
  const unpack = ({ isEncrypted, method, crc, packedSize, start }: Entry): Uint8Array => {
    if (isEncrypted) throw new Refusal('encrypted archive')
    if (view.getUint32(start, true) !== localHeader || (method !== 0 && method !== 8)) {
      throw new Refusal('damaged archive')
    }
    const data = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
    const packed = bytes.subarray(data, data + packedSize)
    const chunks: Uint8Array[] = []
    let size = 0
    const take = (chunk: Uint8Array) => {
      size += chunk.length
      left -= chunk.length
      if (left < 0) throw new Refusal('unpacks too large')
      chunks.push(chunk)
    }
    if (method === 0) take(packed)
    else if (packed.length > 0) inflate(packed, take)
    if (crc32(chunks) !== crc) throw new Refusal('damaged archive')
    return joined(chunks, size)
  }
  const guarded = <Result>(read: () => Result): Result => {
    try {
      return read()
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal('damaged archive')
    }
  }
  return guarded(() => entriesOf(bytes, view))
    .filter(({ path }) => !path.endsWith('/'))
    .map((entry) => ({ path: entry.path, unpack: () => guarded(() => unpack(entry)) }))
}

import { crc32, deflateSync } from 'node:zlib'

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

const chunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), content, uint32(crc32(content))])
}

/** `hue` in degrees, the others from 0 to 1; returns red, green and blue from 0 to 255. */
const rgb = (hue: number, saturation: number, lightness: number): readonly number[] => {
  const swing = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((offset) => {
    const k = (offset + hue / 30) % 12
    return Math.round(255 * (lightness - swing * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  })
}

/** Xorshift: the same noise for the same seed. */
const noiseFrom = (seed: number): (() => number) => {
  let state = (seed | 1) >>> 0
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

/**
 * A PNG of noise in two shades of one hue, light above and dark below, the same for the same seed.
 * With one uncompressed bit per pixel, 342 x 513 is about 22 kB, like a photo of that size.
 * @param seed an integer that determines hue and noise
 */
export const noisyPng = (width: number, height: number, seed: number): Buffer => {
  const noise = noiseFrom(seed)
  const rowLength = 1 + Math.ceil(width / 8)
  const rows = Buffer.alloc(rowLength * height)
  for (let y = 0; y < height; y++) {
    const threshold = ((y + 0.5) / height) * 2 ** 32
    for (let x = 0; x < width; x++) {
      const at = y * rowLength + 1 + (x >> 3)
      if (noise() > threshold) rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7))
    }
  }
  const hue = (seed * 137.508) % 360
  const [bitDepth, indexedColour] = [1, 3]
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([bitDepth, indexedColour, 0, 0, 0])])),
    chunk('PLTE', Buffer.from([...rgb(hue, 0.45, 0.16), ...rgb(hue, 0.45, 0.5)])),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

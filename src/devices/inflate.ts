import { ExchangeFileError } from '#domain/devices/exchange-problem.ts'

const textOf = (decode: () => string): string => {
  try {
    return decode()
  } catch {
    throw new ExchangeFileError({ kind: 'not an exchange file' })
  }
}

const asStream = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes)
      controller.close()
    },
  })

/**
 * Takes the lines of compressed text one by one; a longer one than `longestLine` is taken in part, as soon as it is too
 * long. Throws `ExchangeFileError` where the bytes are damaged, are no text or unpack to more than `maxBytes`.
 */
export const inflateLines = async (
  bytes: Uint8Array<ArrayBuffer>,
  { maxBytes, longestLine }: { readonly maxBytes: number; readonly longestLine: number },
  take: (line: string) => void,
): Promise<void> => {
  const reader = asStream(bytes).pipeThrough(new DecompressionStream('gzip')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  let total = 0
  const takeText = (text: string) => {
    const [end = '', ...lines] = text.split('\n')
    // Joined once it is taken: looking for its end in all of a long line, part by part, takes seconds.
    rest += end
    for (const line of lines) {
      take(rest)
      rest = line
    }
    if (rest.length > longestLine) take(rest)
  }
  const read = async () => {
    try {
      return await reader.read()
    } catch {
      throw new ExchangeFileError({ kind: 'damaged' })
    }
  }
  try {
    for (let part = await read(); !part.done; part = await read()) {
      total += part.value.byteLength
      if (total > maxBytes) throw new ExchangeFileError({ kind: 'too large', bytes: total })
      takeText(textOf(() => decoder.decode(part.value, { stream: true })))
    }
    takeText(textOf(() => decoder.decode()))
    if (rest !== '') take(rest)
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** Compresses text as it comes, with gzip. */
export const compressor = () => {
  const { readable, writable } = new CompressionStream('gzip')
  const compressed = new Response(readable).arrayBuffer()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  // What fails here fails in `compressed`, too.
  const ignore = () => {}
  return {
    write: (text: string): void => void writer.write(encoder.encode(text)).catch(ignore),
    end: async (): Promise<Uint8Array<ArrayBuffer>> => {
      writer.close().catch(ignore)
      return new Uint8Array(await compressed)
    },
  }
}

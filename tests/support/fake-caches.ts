/** A browser's caches in memory. While `isFull`, nothing can be added. */
export const fakeCaches = () => {
  const contents = new Map<string, Map<string, Blob>>()
  const state = { isFull: false }
  const cacheOf = (name: string) => {
    const entries = contents.get(name) ?? new Map<string, Blob>()
    contents.set(name, entries)
    const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request))
    return {
      put: async (request: RequestInfo | URL, response: Response) => {
        if (state.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        entries.set(keyOf(request), await response.blob())
      },
      delete: async (request: RequestInfo | URL) => entries.delete(keyOf(request)),
      keys: async () => [...entries.keys()],
    }
  }
  return {
    state,
    // The app uses no more of it.
    caches: { open: async (name: string) => cacheOf(name) } as unknown as CacheStorage,
    /** The keys of a cache and the sizes of their contents, in bytes. */
    sizesIn: (name: string): Readonly<Record<string, number>> =>
      Object.fromEntries([...(contents.get(name) ?? [])].map(([key, { size }]) => [key, size])),
  }
}

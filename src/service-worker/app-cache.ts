/** A file of the build. `integrity` is that of `<script integrity>`: a host may answer a missing file with a page. */
export interface AppFile {
  readonly url: string
  readonly integrity: string
}

const downloadsAtOnce = 6
const page = import.meta.env.BASE_URL
// Copies of the app below different paths of an origin share its caches.
const prefix = `matinee-app ${page === '/' ? '' : page}`

const isHashed = (url: string): boolean => url.startsWith(`${page}assets/`)

const appCacheNames = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(`${prefix}sha256-`))

export const createAppCache = (files: readonly AppFile[]) => {
  const paths = new Set(files.map(({ url }) => url))
  // The page names all other files, so its hash identifies the version.
  const name = prefix + (files.find(({ url }) => url === page)?.integrity ?? '')

  const download = async (cache: Cache, { url, integrity }: AppFile): Promise<void> => {
    if (isHashed(url) && (await cache.match(url))) return
    const known = isHashed(url) ? await caches.match(url) : undefined
    const response =
      known ?? (await fetch(url, { integrity, cache: isHashed(url) ? 'default' : 'reload', priority: 'low' }))
    if (!response.ok || response.redirected) throw new TypeError(`${url} answered ${response.status}`)
    await cache.put(url, response)
  }

  const downloadAll = async (): Promise<void> => {
    const cache = await caches.open(name)
    const left = [...files]
    const work = async () => {
      for (let file = left.shift(); file; file = left.shift()) await download(cache, file)
    }
    await Promise.all(Array.from({ length: downloadsAtOnce }, work))
  }

  return {
    /** A failed download leaves the files already cached for the next attempt. */
    install: async (): Promise<void> => {
      try {
        await downloadAll()
      } catch (error) {
        // Records must not run out of space for a cache.
        if (error instanceof DOMException && error.name === 'QuotaExceededError') await caches.delete(name)
        throw error
      }
    },
    has: (path: string): boolean => paths.has(path) || isHashed(path),
    page: async (request: Request): Promise<Response> =>
      (await (await caches.open(name)).match(page)) ?? fetch(request),
    /** A tab of an older version finds its files in that version's cache. */
    file: async (request: Request, path: string): Promise<Response> =>
      (await (await caches.open(name)).match(path)) ?? (await caches.match(path)) ?? fetch(request),
    /** `entries` are the paths of the entry scripts of open tabs. */
    removeOthers: async (entries: readonly string[]): Promise<void> => {
      for (const other of await appCacheNames()) {
        if (other === name) continue
        const cache = await caches.open(other)
        const used = await Promise.all(entries.map((entry) => cache.match(entry)))
        if (used.every((found) => found === undefined)) await caches.delete(other)
      }
    },
  }
}

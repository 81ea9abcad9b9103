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

const isWhole = async (response: Response, { integrity }: AppFile): Promise<boolean> => {
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())
  return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}

/** Whether the site answers at all: a request with a hash fails in the same way when it does not. */
const isReachable = async (): Promise<boolean> => {
  const response = await fetch(page, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return response?.ok === true
}

export const createAppCache = (files: readonly AppFile[]) => {
  const paths = new Set(files.map(({ url }) => url))
  // The page names all other files, so its hash identifies the version.
  const name = prefix + (files.find(({ url }) => url === page)?.integrity ?? '')

  const download = async (cache: Cache, file: AppFile, mode: RequestCache): Promise<void> => {
    const { url, integrity } = file
    const known = isHashed(url) ? await caches.match(url) : undefined
    const response =
      known && (await isWhole(known, file)) ? known : await fetch(url, { integrity, cache: mode, priority: 'low' })
    if (!response.ok || response.redirected) throw new TypeError(`${url} answered ${response.status}`)
    await cache.put(url, response)
  }

  /** A failed download leaves the files already cached for the next attempt. */
  const complete = async (isKept: (file: AppFile, kept: Response) => Promise<boolean>): Promise<void> => {
    const cache = await caches.open(name)
    const left = [...files]
    const work = async () => {
      for (let file = left.shift(); file; file = left.shift()) {
        const kept = await cache.match(file.url)
        if (kept && (await isKept(file, kept))) continue
        // The copy of a hashed file in the browser's own cache is as good as the server's, unless ours was damaged.
        await download(cache, file, isHashed(file.url) && !kept ? 'default' : 'reload')
      }
    }
    try {
      await Promise.all(Array.from({ length: downloadsAtOnce }, work))
    } catch (error) {
      // Records must not run out of space for a cache.
      if (error instanceof DOMException && error.name === 'QuotaExceededError') await caches.delete(name)
      throw error
    }
  }

  return {
    /** Downloads what is missing. */
    install: (): Promise<void> => complete(async (file, kept) => isHashed(file.url) || isWhole(kept, file)),
    /** Downloads what is not as it was built. False when the site does not answer. */
    repair: async (): Promise<boolean> => {
      try {
        await complete((file, kept) => isWhole(kept, file))
      } catch {
        if (!(await isReachable())) return false
        // A later release has replaced what was damaged: the next load takes everything from the network.
        await caches.delete(name)
      }
      return true
    },
    has: (path: string): boolean => paths.has(path) || isHashed(path),
    /** Checked, since a damaged page could not ask for repairs. */
    page: async (request: Request): Promise<Response> => {
      const kept = await (await caches.open(name)).match(page)
      const file = files.find(({ url }) => url === page)
      if (kept && file && (await isWhole(kept, file))) return kept
      return fetch(request).catch(() => kept ?? Response.error())
    },
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

import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sirv from 'sirv'
import { unserved } from './vite/hosts/site-rules.ts'

export interface SiteAddress {
  readonly dir: string
  /** The base of the build. */
  readonly base?: string
  readonly port: number
  readonly host?: string
  /** Throws EADDRINUSE instead of taking the next free port. */
  readonly strict?: boolean
  readonly onRequest?: (path: string) => void
}

export interface RunningSite {
  /** The origin. */
  readonly url: string
  close(): Promise<void>
}

type HeaderRule = { readonly path: RegExp; readonly headers: (readonly [name: string, value: string])[] }

/** Reads Netlify's format: a path with `*`, then indented `Name: value` lines. */
export const parseHeaders = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = []
  for (const line of text.split(/\r?\n/)) {
    if (/^\S/.test(line)) {
      const pattern = line
        .trim()
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*')
      rules.push({ path: new RegExp(`^${pattern}$`), headers: [] })
    } else if (line.includes(':')) {
      const colon = line.indexOf(':')
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()])
    }
  }
  return rules
}

const siteHandler = (dir: string, base: string, onRequest: (path: string) => void): Server => {
  const rules = parseHeaders(readFileSync(join(dir, '_headers'), 'utf8'))
  const files = sirv(dir, { brotli: true, gzip: true, etag: true })
  return createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    onRequest(path)
    const missing = (): void => {
      // A missing file may exist after the next build.
      response.setHeader('Cache-Control', 'no-store')
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found')
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    response.setHeader('Cache-Control', 'no-cache')
    for (const rule of rules) {
      if (rule.path.test(path)) for (const [name, value] of rule.headers) response.setHeader(name, value)
    }
    if (`${path}/` === base) {
      response.writeHead(301, { Location: base }).end()
      return
    }
    if (!path.startsWith(base) || unserved.some((name) => path.startsWith(base + name))) {
      missing()
      return
    }
    const page = (): void => {
      // Some routes look like a file ('/movie/1.5').
      const isRoute = !/\.\w+$/.test(path) || request.headers.accept?.includes('text/html')
      if (isRoute && !path.startsWith(`${base}assets/`)) {
        request.url = '/'
        files(request, response, missing)
      } else missing()
    }
    request.url = request.url?.slice(base.length - 1)
    files(request, response, page)
  })
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      done()
    })
  })

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

/** Serves headers, precompressed files and routes as the hosts of the site do. */
export const serveSite = async ({
  dir,
  base = '/',
  port,
  host = 'localhost',
  strict = false,
  onRequest = () => {},
}: SiteAddress): Promise<RunningSite> => {
  const server = siteHandler(dir, base, onRequest)
  for (let candidate = port; ; candidate += 1) {
    try {
      await listen(server, candidate, host)
      break
    } catch (error) {
      if (strict || !isTaken(error) || candidate > port + 100) throw error
    }
  }
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host}:${taken}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

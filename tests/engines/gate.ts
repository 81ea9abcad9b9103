import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serveSite } from '#tools/site-server.ts'
import { testSites } from '#tools/test-sites.ts'
import { obey, watchPage } from './page-scripts.ts'
import { type RemotePage, RemotePages, sendScript } from './remote-pages.ts'

/** The demo site behind a server that can fail, and to which the pages report what goes wrong. */
export interface Gate {
  readonly url: string
  /** Drops the connection for matching paths until the returned function is called. */
  drop(path: RegExp): () => void
  /** Errors, warnings and policy violations of all pages. */
  readonly problems: string[]
  /** For one browser without WebDriver. */
  openRemotePage(): RemotePage
  close(): Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

const integrityOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Adds the scripts to the page, and its new hash to the service worker, which checks it. */
const addScripts = (text: string): string => {
  const page = readFileSync(join(testSites.demo, 'index.html'), 'utf8')
  const watchedPage = page.replace('<head>', '<head><script src="/gate/watch.js"></script>')
  return text === page ? watchedPage : text.replace(integrityOf(page), integrityOf(watchedPage))
}

/** Answers with the site's file, and with an address for violations in its policy. */
const passOn = async (siteUrl: string, path: string, request: IncomingMessage, response: ServerResponse) => {
  const { accept = '*/*' } = request.headers
  const answer = await fetch(siteUrl + path, { headers: { accept, 'accept-encoding': 'identity' } })
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  const policy = headers.get('content-security-policy')
  if (policy !== null) headers.set('content-security-policy', `${policy}; report-uri /gate/violation`)
  const body = Buffer.from(await answer.arrayBuffer())
  const hasScripts = headers.get('content-type')?.startsWith('text/html') || path === '/service-worker.js'
  response.writeHead(answer.status, Object.fromEntries(headers)).end(hasScripts ? addScripts(body.toString()) : body)
}

export const openGate = async (): Promise<Gate> => {
  const site = await serveSite({ dir: testSites.demo, port: 0, host: '127.0.0.1', strict: true })
  const problems: string[] = []
  const dropped = new Set<RegExp>()
  const remotePages = new RemotePages()

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    if (path === '/gate/watch.js') sendScript(response, `(${watchPage})(); (${obey})()`)
    else if (await remotePages.answer(path, () => bodyOf(request), response)) return
    else if (path === '/gate/problem' || path === '/gate/violation') {
      problems.push(`${path === '/gate/violation' ? 'policy: ' : ''}${await bodyOf(request)}`)
      response.writeHead(204).end()
    } else if ([...dropped].some((pattern) => pattern.test(path))) request.socket.destroy()
    else await passOn(site.url, path, request, response)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    problems,
    drop(path) {
      dropped.add(path)
      return () => dropped.delete(path)
    },
    openRemotePage: () => remotePages.open(),
    async close() {
      server.closeAllConnections()
      await Promise.all([new Promise((resolve) => server.close(resolve)), site.close()])
    },
  }
}

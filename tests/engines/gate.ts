import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveSite } from '#tools/site-server.ts'
import { testSites } from '#tools/test-sites.ts'
import { obey, watchPage } from './page-scripts.ts'

/** The demo site behind a server that can fail, and to which the pages report what goes wrong. */
export interface Gate {
  readonly url: string
  /** Drops the connection for matching paths until the returned function is called. */
  drop(path: RegExp): () => void
  /** Errors, warnings and policy violations of all pages. */
  readonly problems: string[]
  /** Runs an expression in the page that was opened with `?remote`. */
  runRemotely(expression: string): Promise<unknown>
  close(): Promise<void>
}

interface Task {
  readonly expression: string
  readonly settle: (answer: { readonly value?: unknown; readonly error?: string }) => void
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

const taskModule = ({ expression }: Task): string => `
  const send = (answer) => fetch('/gate/answer', { method: 'POST', body: JSON.stringify(answer) })
  try { await send({ value: await (${expression}) }) } catch (error) { await send({ error: String(error) }) }`

const sendScript = (response: ServerResponse, text: string): void => {
  response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(text)
}

/** The page and its policy as the site serves them, with the scripts above and an address for violations. */
const passOn = async (siteUrl: string, path: string, request: IncomingMessage, response: ServerResponse) => {
  const { accept = '*/*' } = request.headers
  const answer = await fetch(siteUrl + path, { headers: { accept, 'accept-encoding': 'identity' } })
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  const policy = headers.get('content-security-policy')
  if (policy !== null) headers.set('content-security-policy', `${policy}; report-uri /gate/violation`)
  let body = Buffer.from(await answer.arrayBuffer())
  if (headers.get('content-type')?.startsWith('text/html')) {
    const remote = path.includes('?remote') ? '<script type="module" src="/gate/obey.js"></script>' : ''
    const scripts = `<head><script src="/gate/watch.js"></script>${remote}`
    body = Buffer.from(body.toString().replace('<head>', scripts))
  }
  response.writeHead(answer.status, Object.fromEntries(headers)).end(body)
}

export const openGate = async (): Promise<Gate> => {
  const site = await serveSite({ dir: testSites.demo, port: 0, host: '127.0.0.1', strict: true })
  const problems: string[] = []
  const dropped = new Set<RegExp>()
  const waiting: Task[] = []
  let page: ServerResponse | undefined
  let current: Task | undefined

  const handTask = (): void => {
    if (!page || page.destroyed || current || waiting.length === 0) return
    current = waiting.shift()
    if (current) sendScript(page, taskModule(current))
    page = undefined
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    if (path === '/gate/watch.js') sendScript(response, `(${watchPage})()`)
    else if (path === '/gate/obey.js') sendScript(response, `(${obey})()`)
    else if (path.startsWith('/gate/task')) {
      page = response
      handTask()
    } else if (path === '/gate/answer') {
      current?.settle(JSON.parse(await bodyOf(request)))
      current = undefined
      response.writeHead(204).end()
      handTask()
    } else if (path === '/gate/problem' || path === '/gate/violation') {
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
    runRemotely: (expression) =>
      new Promise((resolve, reject) => {
        const settle: Task['settle'] = ({ value, error }) =>
          error === undefined ? resolve(value ?? null) : reject(new Error(error))
        waiting.push({ expression, settle })
        handTask()
      }),
    async close() {
      server.closeAllConnections()
      await Promise.all([new Promise((resolve) => server.close(resolve)), site.close()])
    },
  }
}

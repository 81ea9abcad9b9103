import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sirv from 'sirv'

/** A folder with a built site in it, as the documentation of hosting says: the path of the site is that of its base. */
interface Root {
  readonly root: string
  readonly base: string
  readonly port: number
}

interface WebServer {
  /** The variable with the path of the program. */
  readonly variable: string
  /** Arguments of the program, whose configuration is in `folder`. */
  readonly start: (folder: string) => readonly string[]
  readonly configuration: (roots: readonly Root[], folder: string) => string
}

/** The lines that docs/hosting.md says to write, for this folder and port. */
const documented = (server: string, { root, base }: Root, [there, here]: readonly [string, string]): string => {
  const [, lines] = new RegExp(`\`\`\`${server}\\n(.*?)\`\`\``, 's').exec(readFileSync('docs/hosting.md', 'utf8')) ?? []
  if (!lines?.includes(there)) throw new Error(`docs/hosting.md has no ${there} for ${server}.`)
  return lines
    .replaceAll(there, here)
    .replaceAll('/srv/site/hosts/', `${root}${base}hosts/`)
    .replaceAll('/srv/site', root)
}

const isRoot = process.getuid?.() === 0
const apacheModules = ['mpm_event', 'authz_core', 'dir', 'mime', 'setenvif', 'headers', 'rewrite']

export const webServers: Readonly<Record<'nginx' | 'caddy' | 'apache', WebServer>> = {
  nginx: {
    variable: 'MATINEE_NGINX',
    start: (folder) => ['-p', folder, '-c', join(folder, 'configuration'), '-e', 'stderr'],
    configuration: (roots, folder) => `
      daemon off; pid ${folder}/pid; worker_processes 1;
      events {}
      http {
        include /etc/nginx/mime.types;
        default_type application/octet-stream;
        access_log off;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
        ${roots.map((site) => documented('nginx', site, ['listen 80', `listen 127.0.0.1:${site.port}`])).join('\n')}
      }`,
  },
  caddy: {
    variable: 'MATINEE_CADDY',
    start: (folder) => ['run', '--adapter', 'caddyfile', '--config', join(folder, 'configuration')],
    configuration: (roots) =>
      `{\n  admin off\n  auto_https off\n  default_bind 127.0.0.1\n}\n${roots
        .map((site) => documented('caddy', site, ['movies.example.org', `http://127.0.0.1:${site.port}`]))
        .join('\n')}`,
  },
  apache: {
    variable: 'MATINEE_APACHE',
    start: (folder) => ['-X', '-f', join(folder, 'configuration')],
    // With what Debian's configuration says of types: some of it would stand in the way of precompressed files.
    configuration: (roots, folder) => `
      ServerRoot ${folder}
      ServerName localhost
      ${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      PidFile ${folder}/pid
      ErrorLog ${folder}/errors
      ${isRoot ? 'User nobody\nGroup nogroup' : ''}
      TypesConfig /etc/mime.types
      AddType application/x-gzip .gz .tgz
      AddLanguage br .br
      DirectoryIndex index.html
      ${roots.map(({ port }) => `Listen 127.0.0.1:${port}`).join('\n')}
      ${roots.map((site) => documented('apache', site, ['*:80', `127.0.0.1:${site.port}`])).join('\n')}`,
  },
}

export interface StartedServer {
  /** The origins of the sites, in order. */
  readonly urls: readonly string[]
  stop(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo
      socket.close(() => done(port))
    })
  })

const untilAnswered = async (url: string, child: ChildProcess, output: () => string): Promise<void> => {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    if (child.exitCode !== null) break
    if (await fetch(url).catch(() => null)) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`The server does not answer at ${url}:\n${output()}`)
}

/** Where every server may read it, whoever owns this checkout. */
const openFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'matinee-server-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Starts a server with the configuration of each site's own build. */
export const startWebServer = async (
  { variable, start, configuration }: WebServer,
  sites: readonly { readonly dir: string; readonly base: string }[],
): Promise<StartedServer> => {
  const program = process.env[variable]
  if (!program) throw new Error(`${variable} is not set.`)
  const folder = openFolder()
  const roots: Root[] = []
  for (const [index, { dir, base }] of sites.entries()) {
    const root = join(folder, `root${index}`)
    mkdirSync(dirname(join(root, base)), { recursive: true })
    cpSync(dir, join(root, base), { recursive: true })
    roots.push({ root, base, port: await freePort() })
  }
  writeFileSync(join(folder, 'configuration'), configuration(roots, folder))
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(program, start(folder), { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString()
    })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const stop = async (): Promise<void> => {
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const urls = roots.map(({ port }) => `http://127.0.0.1:${port}`)
  try {
    for (const [index, url] of urls.entries()) await untilAnswered(url + roots[index]?.base, child, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  return { urls, stop }
}

/** As GitHub Pages does: no headers of its own, and the page with status 404 for what is no file. */
export const startPagesHost = async (dir: string, base: string): Promise<StartedServer> => {
  const files = sirv(dir, { etag: true })
  const page = readFileSync(join(dir, 'index.html'))
  const server: Server = createServer((request, response) => {
    const missing = (): void => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
    }
    const path = request.url ?? '/'
    request.url = path.slice(base.length - 1)
    if (path.startsWith(base)) files(request, response, missing)
    else missing()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    urls: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`],
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

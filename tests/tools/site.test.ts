import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseHeaders, type RunningSite, serveSite } from '#tools/site-server.ts'
import { headersFile, redirectsFile } from '#tools/vite/hosts/headers-file.ts'
import { siteRules } from '#tools/vite/hosts/site-rules.ts'
import { holdCode } from '#tools/vite/inlined-shell.ts'
import { contentSecurityPolicy, inlineHashes, metaPolicy, serviceWorkerPolicy } from '#tools/vite/policies.ts'

describe('the page', () => {
  const tags = [
    '<link rel="modulepreload" crossorigin href="/main.js">',
    '<script type="module" crossorigin src="/index.js"></script>',
  ]
  const style = '<link rel="preload" as="style" crossorigin href="/home.css">'
  const shell = '<script>start()</script>'

  it('loads no code by itself: the shell finds it in a template, which stands before it', () => {
    const page = holdCode(`<head>${shell}${tags.join('')}</head><body><script>old()</script></body>`, [style])
    expect(page.replace(/\s/g, '')).toBe(
      `<head><template>${style}${tags.join('')}</template>${shell}</head><body><script>old()</script></body>`.replace(
        /\s/g,
        '',
      ),
    )
  })

  it('is not built without code', () => {
    expect(() => holdCode(`<head>${shell}</head>`)).toThrow('starts no code')
  })
})

describe('the content security policy', () => {
  const directive = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))

  it('allows only the inlined script and style, by their hashes', () => {
    const page = '<style>a{}</style><script>b()</script><script type="module" src="/c.js"></script><style></style>'
    expect(inlineHashes(page)).toEqual({
      style: ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
      script: ["'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='"],
    })
  })

  it('hashes what the parser sees, whose lines end in \\n', () => {
    expect(inlineHashes('<style>a\r\nb</style>')).toEqual(inlineHashes('<style>a\nb</style>'))
  })

  it("allows TMDB's hosts when the build sets none", () => {
    const policy = contentSecurityPolicy({ VITE_TMDB_BASE_URL: '' }, '')
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://api.themoviedb.org https://image.tmdb.org",
    )
    expect(directive(policy, 'img-src')).toBe("img-src 'self' https://image.tmdb.org data:")
  })

  it('allows the hosts of the build, and none for a path on the site itself', () => {
    const env = { VITE_TMDB_BASE_URL: 'http://127.0.0.1:4001/3', VITE_TMDB_IMAGE_URL: '/pictures' }
    const policy = contentSecurityPolicy(env, '')
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' http://127.0.0.1:4001")
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data:")
    expect(directive(serviceWorkerPolicy(env), 'connect-src')).toBe("connect-src 'self'")
  })

  it('allows the service worker the files of the app, and pictures', () => {
    expect(directive(serviceWorkerPolicy({}), 'connect-src')).toBe("connect-src 'self' https://image.tmdb.org")
  })

  it('forbids framing the site, changing its base and creating scripts from text', () => {
    expect(contentSecurityPolicy({}, '')).toMatch(/^default-src 'none'; /)
    expect(contentSecurityPolicy({}, '')).toContain(
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types matinee-service-worker matinee-workers",
    )
  })
})

it('leaves out of the policy in a page what browsers ignore there', () => {
  const policy = contentSecurityPolicy({}, '')
  expect(metaPolicy(policy)).toBe(policy.replace(" frame-ancestors 'none';", ''))
})

it('names in _headers and _redirects the paths of a site below a path, and each header once', () => {
  const site = siteRules('/matinee/', {}, '')
  const rules = parseHeaders(headersFile(site))
  const of = (path: string, name: string) =>
    rules.filter((rule) => rule.path.test(path)).flatMap(({ headers }) => headers.filter(([key]) => key === name))
  const [worker, assets, serviceWorker, page] = site.rules
  const policies = (path: string) => of(path, 'Content-Security-Policy').map(([, value]) => value)
  expect(policies('/matinee/watchlist')).toEqual([page?.policy])
  expect(policies('/matinee/assets/app.js')).toEqual([page?.policy])
  expect(policies('/matinee/assets/workers/worker.js')).toEqual([page?.policy, worker?.policy])
  expect(policies('/matinee/service-worker.js')).toEqual([page?.policy, serviceWorker?.policy])
  expect(of('/matinee/assets/workers/worker.js', 'Cache-Control')).toEqual([['Cache-Control', assets?.cache]])
  for (const path of ['/matinee/', '/matinee/index.html', '/matinee/service-worker.js'])
    expect(of(path, 'Cache-Control')).toEqual([['Cache-Control', 'no-cache']])
  expect(rules.filter(({ path }) => path.test('/other/'))).toEqual([])
  expect(redirectsFile(site)).toBe('/matinee/assets/* /matinee/index.html 404\n/matinee/* /matinee/index.html 200\n')
})

it('reads a _headers file as the hosting services do', () => {
  const rules = parseHeaders('/*\n  A: b: c\n/x.html\n  D: e\n')
  expect(rules.map(({ path, headers }) => [path.test('/x.html'), path.test('/xxhtml'), headers])).toEqual([
    [true, true, [['A', 'b: c']]],
    [true, false, [['D', 'e']]],
  ])
})

describe('the site server', () => {
  let dir = ''
  let site: RunningSite

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'matinee-site-'))
    mkdirSync(join(dir, 'assets'))
    writeFileSync(join(dir, '_headers'), '/*\n  X-Policy: all\n/assets/*\n  Cache-Control: immutable\n')
    writeFileSync(join(dir, 'index.html'), '<p>The page</p>')
    writeFileSync(join(dir, 'assets/app.js'), 'app()')
    writeFileSync(join(dir, 'assets/app.js.gz'), gzipSync('app()'))
    site = await serveSite({ dir, port: 0, host: '127.0.0.1' })
  })

  afterEach(async () => {
    await site.close()
    rmSync(dir, { recursive: true })
  })

  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(site.url + path, init)
    const headers = ['cache-control', 'x-policy', 'content-encoding'].map((name) => response.headers.get(name))
    return [response.status, await response.text(), ...headers]
  }

  it('serves the page for a route, and requires it to be revalidated', async () => {
    const page = [200, '<p>The page</p>', 'no-cache', 'all', null]
    expect([await get('/'), await get('/movie/348?a=b')]).toEqual([page, page])
  })

  it('serves the page for a route that looks like a file, but not for a missing picture or script', async () => {
    const asPage = { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }
    expect(await get('/movie/1.5', asPage)).toEqual([200, '<p>The page</p>', 'no-cache', 'all', null])
    expect(await get('/collections/a.b/movie/1.5?a=b', asPage)).toEqual([
      200,
      '<p>The page</p>',
      'no-cache',
      'all',
      null,
    ])
    expect((await get('/favicon.ico'))[0]).toBe(404)
    expect((await get('/assets/old.js', asPage))[0]).toBe(404)
  })

  it('serves an asset compressed, with the headers for its path', async () => {
    expect(await get('/assets/app.js')).toEqual([200, 'app()', 'immutable', 'all', 'gzip'])
  })

  it('answers 404 for a missing asset, and forbids caching it', async () => {
    expect(await get('/assets/old.js')).toEqual([404, 'Not found', 'no-store', 'all', null])
  })

  it('does not serve its _headers file and rejects methods other than GET and HEAD', async () => {
    expect((await get('/_headers'))[0]).toBe(404)
    expect((await get('/', { method: 'POST' }))[0]).toBe(405)
    expect(await get('/', { method: 'HEAD' })).toEqual([200, '', 'no-cache', 'all', null])
  })

  it('serves a site below a path there alone', async () => {
    writeFileSync(join(dir, '_headers'), '/below/*\n  X-Policy: all\n/below/assets/*\n  Cache-Control: immutable\n')
    const below = await serveSite({ dir, base: '/below/', port: 0, host: '127.0.0.1' })
    const status = async (path: string) => (await fetch(below.url + path, { redirect: 'manual' })).status
    const [page, asset] = [await fetch(`${below.url}/below/movie/348`), await fetch(`${below.url}/below/assets/app.js`)]
    expect([await page.text(), page.headers.get('x-policy')]).toEqual(['<p>The page</p>', 'all'])
    expect([await asset.text(), asset.headers.get('cache-control')]).toEqual(['app()', 'immutable'])
    expect([await status('/below'), await status('/'), await status('/below/_headers')]).toEqual([301, 404, 404])
    await below.close()
  })

  it('uses the next free port when its own is taken, unless it is strict', async () => {
    const port = Number(new URL(site.url).port)
    const other = await serveSite({ dir, port, host: '127.0.0.1' })
    expect(Number(new URL(other.url).port)).toBeGreaterThan(port)
    await other.close()
    await expect(serveSite({ dir, port, host: '127.0.0.1', strict: true })).rejects.toThrow('EADDRINUSE')
  })
})

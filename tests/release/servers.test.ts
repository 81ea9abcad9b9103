import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parseHeaders } from '#tools/site-server.ts'
import { testBases, testSites } from '#tools/test-sites.ts'
import { expect } from '../browser/fixtures.ts'
import { installed } from '../browser/installed-app.ts'
import { test } from '../browser/journey.ts'
import type { Visitor } from '../browser/visitor.ts'
import { type StartedServer, startPagesHost, startWebServer, webServers } from '../support/web-servers.ts'

test.use({ build: 'below', serviceWorkers: 'allow' })

const sites = (['demo', 'below'] as const).map((name) => ({ dir: testSites[name], base: testBases[name] }))

/** The headers that `_headers` names for a path: the last rule counts. */
const named = (dir: string, path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parseHeaders(readFileSync(join(dir, '_headers'), 'utf8'))
      .filter((rule) => rule.path.test(path))
      .flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value])),
  )

const kept = 'public, max-age=31536000, immutable'

const assetsOf = (dir: string, pattern: RegExp): string => {
  const file = readdirSync(join(dir, 'assets'), { recursive: true, encoding: 'utf8' }).find((name) =>
    pattern.test(name),
  )
  if (!file) throw new Error(`No asset is named ${pattern}.`)
  return `assets/${file.replaceAll('\\', '/')}`
}

const checkSite = async (origin: string, { dir, base }: (typeof sites)[number]) => {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + base + path, { headers, redirect: 'manual' })
    return { status: answer.status, text: await answer.text(), header: (name: string) => answer.headers.get(name) }
  }
  const page = readFileSync(join(dir, 'index.html'), 'utf8')
  const expectFile = async (path: string, file: string, type: RegExp, cache: string) => {
    const answer = await get(path, { Accept: 'text/html,*/*;q=0.8' })
    const { 'cache-control': _, ...headers } = named(dir, base + path)
    expect(Object.keys(headers)).toHaveLength(4)
    const sent = Object.fromEntries(Object.keys(headers).map((name) => [name, answer.header(name)]))
    expect([path, answer.status, sent, answer.header('cache-control')]).toEqual([path, 200, headers, cache])
    expect(answer.header('content-type')).toMatch(type)
    expect(answer.text === readFileSync(join(dir, file), 'utf8'), `${path} is ${file}`).toBe(true)
  }

  for (const route of ['', 'watchlist', 'movie/348?a=b', 'collections/7/movie/1.5'])
    await expectFile(route, 'index.html', /^text\/html/, 'no-cache')
  const files = { script: /^main-.*\.js$/, styles: /^home-.*\.css$/, face: /\.woff2$/, worker: /^workers\/.*\.js$/ }
  const types = { script: /javascript/, styles: /css/, face: /^font\/woff2/, worker: /javascript/ }
  for (const name of ['script', 'styles', 'face', 'worker'] as const) {
    const file = assetsOf(dir, files[name])
    await expectFile(file, file, types[name], kept)
  }
  await expectFile('service-worker.js', 'service-worker.js', /javascript/, 'no-cache')
  await expectFile('manifest.webmanifest', 'manifest.webmanifest', /^application\/manifest\+json/, 'no-cache')
  await expectFile('favicon.svg', 'favicon.svg', /^image\/svg\+xml/, 'no-cache')

  for (const path of ['assets/main-old.js', 'assets/workers/worker-old.js', 'assets/']) {
    const answer = await get(path, { Accept: 'text/html' })
    expect([path, answer.status, answer.header('cache-control')]).toEqual([path, 404, null])
    expect(answer.text).not.toContain('id="root"')
  }
  for (const path of ['_headers', '_redirects', '.htaccess', 'hosts/nginx.conf', 'hosts/Caddyfile'])
    expect([path, (await get(path)).status]).toEqual([path, 404])

  const script = assetsOf(dir, files.script)
  const encodings = async (accepted: string) => {
    const answers = [await get(script, { 'Accept-Encoding': accepted }), await get('', { 'Accept-Encoding': accepted })]
    expect(answers[0]?.text === readFileSync(join(dir, script), 'utf8')).toBe(true)
    expect(answers[1]?.text === page).toBe(true)
    return answers.map(({ header }) => {
      const encoding = header('content-encoding')
      if (encoding) expect(header('vary')).toMatch(/accept-encoding/i)
      return encoding
    })
  }
  expect(await encodings('gzip')).toEqual(['gzip', 'gzip'])
  expect(await encodings('identity')).toEqual([null, null])
  const { header } = await get('')
  const known = { 'If-None-Match': header('etag') ?? '' }
  expect((await get('', known)).status).toBe(304)
  if (base !== '/') {
    const answer = await fetch(origin + base.slice(0, -1), { redirect: 'manual' })
    const { pathname } = new URL(answer.headers.get('location') ?? '', origin)
    expect([Math.floor(answer.status / 100), pathname]).toEqual([3, base])
  }
  return encodings('br, gzip')
}

const addOffline = async (I: Visitor, origin: string, server: StartedServer) => {
  await I.open(`${origin}/matinee/watchlist/movie/348`)
  await I.seeMovie('Alien')
  await installed(I.page)
  await server.stop()
  await I.open(`${origin}/matinee/movie/603`)
  await I.seeMovie('The Matrix')
  await I.addFromModal()
  await I.open(`${origin}/matinee/watchlist`)
  await I.seeCards('The Matrix')
}

for (const [name, server] of Object.entries(webServers)) {
  test(`${name} serves a build with the configuration in it, and the app starts without it afterwards`, async ({
    I,
  }) => {
    test.skip(!process.env[server.variable], `${name} is not installed`)
    const started = await startWebServer(server, sites)
    try {
      const [root, below] = started.urls
      const [atRoot, belowPath] = sites
      if (!root || !below || !atRoot || !belowPath) throw new Error('A site is missing.')
      const best = name === 'nginx' ? 'gzip' : 'br'
      expect(await checkSite(root, atRoot)).toEqual([best, best])
      expect(await checkSite(below, belowPath)).toEqual([best, best])
      await addOffline(I, below, started)
    } finally {
      await started.stop()
    }
  })
}

const reach = (page: Page, url: string): Promise<string> =>
  page.evaluate((address) => fetch(address).then(String, (error) => `${error}`), url)

test('a host without headers serves the app, and the page brings its policy', async ({ I, expectConsole }) => {
  expectConsole(/404/, /Content Security Policy|Policy violated: connect-src/)
  const started = await startPagesHost(testSites.below, testBases.below)
  try {
    const [url = ''] = started.urls
    await I.open(`${url}/matinee/watchlist`)
    await I.seeHeading('My Watchlist')
    expect(await reach(I.page, 'https://example.com/')).toContain('Failed to fetch')
    await addOffline(I, url, started)
  } finally {
    await started.stop()
  }
})

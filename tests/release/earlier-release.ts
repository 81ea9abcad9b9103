import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { unzipSync, type Zippable, zipSync } from 'fflate'
import { type RunningSite, serveSite } from '#tools/site-server.ts'
import { testSites } from '#tools/test-sites.ts'
import { test as base } from '../browser/fixtures.ts'

const archive = join(process.cwd(), 'tests/release/earlier-release.zip')

/** Set by `npm run keep-release`: the build under test takes the place of the last release, and what is read of it is kept. */
const isKeeping = process.env['MATINEE_KEEP_RELEASE'] === 'yes'

const asked = new Set(['_headers', 'index.html'])

const unpack = (dir: string): void => {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(archive)))) {
    const file = join(dir, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}

/** Writes the files of the build that the tests have asked for. */
export const keepEarlier = (): void => {
  if (!isKeeping) return
  const names = [...asked].sort().filter((name) => existsSync(join(testSites.demo, name)))
  const files: Zippable = Object.fromEntries(names.map((name) => [name, readFileSync(join(testSites.demo, name))]))
  writeFileSync(archive, zipSync(files, { level: 9, mtime: new Date('2026-01-01') }))
}

const header = 'x-earlier-release'

/** One origin for two builds: requests with the header are answered by the other site. */
const serveBoth = async (current: string, earlier: string) => {
  const server = createServer((request, response) => {
    const from = request.headers[header] === undefined ? current : earlier
    const forwarded = get(`${from}${request.url}`, { headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    forwarded.on('error', () => response.writeHead(502).end())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return server
}

interface EarlierFixtures {
  /** A tab in which the last release runs, on the origin and with the storage of the build under test. */
  readonly openEarlier: () => Promise<Page>
  readonly earlier: RunningSite
}

export const test = base.extend<EarlierFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its pattern.
  earlier: async ({}, use) => {
    const dir = isKeeping ? testSites.demo : await mkdtemp(join(tmpdir(), 'matinee-earlier-'))
    if (!isKeeping) unpack(dir)
    const onRequest = (path: string) => asked.add(path.slice(1))
    const earlier = await serveSite({ dir, port: 0, host: '127.0.0.1', strict: true, onRequest })
    await use(earlier)
    await earlier.close()
    if (!isKeeping) await rm(dir, { recursive: true, force: true })
  },
  site: async ({ servers, earlier }, use) => {
    const server = await serveBoth((await servers.serve('demo')).url, earlier.url)
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    server.closeAllConnections()
    server.close()
  },
  openEarlier: ({ context, site }, use) =>
    use(async () => {
      const page = await context.newPage()
      await page.route(`${site}/**`, (route) =>
        route.continue({ headers: { ...route.request().headers(), [header]: 'yes' } }),
      )
      return page
    }),
})

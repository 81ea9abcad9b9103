import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningSite, serveSite } from '#tools/site-server.ts'
import { testBases, testSites } from '#tools/test-sites.ts'
import { copyAsRelease } from '../support/release.ts'
import { siteOf } from './fixtures.ts'
import { test as journey } from './journey.ts'

/** A site of its own whose versions a test releases, and whose server it stops. */
export interface Deployment {
  readonly url: string
  /** The paths that the server was asked for. */
  readonly requests: string[]
  /** Replaces the site by a version of which every file has another name. `missing` files did not arrive yet. */
  release(version: string, missing?: RegExp): Promise<void>
  stop(): Promise<void>
  start(): Promise<void>
}

interface DeploymentFixtures {
  readonly deployment: Deployment
}

/** Journeys in which the service worker runs. */
export const test = journey.extend<DeploymentFixtures>({
  serviceWorkers: 'allow',
  deployment: async ({ build }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'matinee-releases-'))
    const site = siteOf(build)
    let dir: string = testSites[site]
    const requests: string[] = []
    const serve = (port: number) =>
      serveSite({
        dir,
        base: testBases[site],
        port,
        host: '127.0.0.1',
        strict: true,
        onRequest: (path) => requests.push(path),
      })
    let running: RunningSite | null = await serve(0)
    const { url } = running
    const stop = async () => {
      await running?.close()
      running = null
    }
    const start = async () => {
      await stop()
      running = await serve(Number(new URL(url).port))
    }
    await use({
      url,
      requests,
      stop,
      start,
      release: async (version, missing) => {
        // A worker may still be downloading files of the version that is replaced.
        await stop()
        dir = join(folder, version)
        await rm(dir, { recursive: true, force: true })
        copyAsRelease(testSites[site], dir, version)
        for (const name of await readdir(join(dir, 'assets'))) {
          if (missing?.test(name)) await rm(join(dir, 'assets', name))
        }
        await start()
      },
    })
    await stop()
    await rm(folder, { recursive: true, force: true })
  },
  site: async ({ deployment }, use) => use(deployment.url),
})

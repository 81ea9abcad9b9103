import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '#tools/browser-path.ts'
import { startRequests } from '#tools/budget.ts'
import { root } from '#tools/processes.ts'
import { serveSite } from '#tools/site-server.ts'
import { browserArguments, buildProfiledSite, buildTestSites, testSites } from '#tools/test-sites.ts'
import { startCatalog } from '../support/catalog-server.ts'
import { type Line, median } from './table.ts'
import { evaluated, type Pace, type Posters, survey, type Visit, type Visitor, visit } from './visit.ts'

const runs = 5

const instant: Pace = { name: 'answers at once', cpu: 1, latency: 0, speed: -1 }
const cable: Pace = { name: 'cable: 40 ms, 20 Mbit/s, CPU x2', cpu: 2, latency: 40, speed: 20_000_000 }
const slow: Pace = { name: 'slow: 150 ms, 1.6 Mbit/s, CPU x4', cpu: 4, latency: 150, speed: 1_600_000 }

const floorUrl = (base: string, { list, count, eager, width, height, images }: Posters & { list: string }): string => {
  const wanted = { list, images, posters: `${count}`, eager: `${eager}`, width: `${width}`, height: `${height}` }
  return `${base}/?${new URLSearchParams(wanted)}`
}

const rows = (app: readonly Visit[], floor: readonly Visit[]): readonly Line[] => {
  const of = (key: 'firstPaint' | 'firstContent' | 'firstPoster') => ({
    values: app.map((one) => one[key]),
    floor: floor.map((one) => one[key]),
  })
  const repeated = new Set(app.flatMap((one) => one.repeated))
  return [
    { what: 'first paint', ...of('firstPaint'), bar: 1.4 },
    { what: 'first content', ...of('firstContent') },
    { what: 'first poster', ...of('firstPoster'), bar: 1.6 },
    { what: 'layout shift', values: [Math.max(...app.map((one) => one.shift))], unit: '', bar: 0 },
    {
      what: 'own requests until the first poster',
      values: app.map((one) => one.requestsUntilPoster),
      unit: 'times',
      bar: startRequests.untilPoster,
    },
    {
      what: 'own requests in total',
      values: app.map((one) => one.requests),
      unit: 'times',
      bar: startRequests.all,
    },
    { what: 'repeated requests', values: [repeated.size], unit: 'times', bar: 0 },
    ...[...repeated].map((address) => `  ${address}`),
  ]
}

async function* compare(browser: Browser, appUrl: string, floorBase: string): AsyncGenerator<Line> {
  const shown = await survey(browser, appUrl, cable)
  const floor = floorUrl(floorBase, shown)
  yield `${shown.count} posters of ${shown.width} x ${shown.height} px, ${shown.eager} of them not lazy; ${runs} visits each, cold cache`
  for (const pace of [cable, slow]) {
    const visits: { app: Visit[]; floor: Visit[] } = { app: [], floor: [] }
    // The first pair warms up the servers and does not count. The visits alternate, so that both meet the same noise.
    for (let run = 0; run <= runs; run += 1) {
      const pair = [await visit(browser, appUrl, pace), await visit(browser, floor, pace)] as const
      if (run === 0) continue
      visits.app.push(pair[0])
      visits.floor.push(pair[1])
    }
    yield pace.name
    yield* rows(visits.app, visits.floor)
  }
}

const visitors: readonly Visitor[] = ['new', 'returning', 'returning with 5,000 movies']
const mostBlocking = 600

const several = async (browser: Browser, url: string, pace: Pace, visitor: Visitor): Promise<readonly Visit[]> => {
  const visits: Visit[] = []
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url, pace, visitor))
  return visits
}

const parts = (title: string, maps: readonly ReadonlyMap<string, number>[]): readonly Line[] =>
  [...new Set(maps.flatMap((map) => [...map.keys()]))]
    .map((name) => ({ what: `  ${title} ${name}`, values: maps.map((map) => map.get(name) ?? 0) }))
    .filter(({ values }) => median(values) >= 1)
    .sort((one, other) => median(other.values) - median(one.values))

/** Where the time of the main thread goes. */
async function* breakDown(browser: Browser, url: string): AsyncGenerator<Line> {
  for (const pace of [instant, cable, slow]) {
    for (const visitor of visitors) {
      const visits = await several(browser, url, pace, visitor)
      const of = (key: 'blocking' | 'longest' | 'script' | 'styles' | 'layout' | 'paint' | 'images') =>
        visits.map(({ work }) => work[key])
      yield `${pace.name}, visitor ${visitor}`
      yield { what: 'first paint', values: visits.map(({ firstPaint }) => firstPaint) }
      yield { what: 'first poster', values: visits.map(({ firstPoster }) => firstPoster) }
      yield { what: 'blocking, over 50 ms', values: of('blocking'), ...(pace === slow ? { bar: mostBlocking } : {}) }
      yield { what: 'longest task', values: of('longest') }
      yield { what: 'script', values: of('script') }
      yield { what: 'styles', values: of('styles') }
      yield { what: 'layout', values: of('layout') }
      yield { what: 'painting', values: of('paint') }
      yield { what: 'decoding pictures', values: of('images') }
    }
  }
}

/** What is evaluated before anything can be rendered. */
async function* evaluation(browser: Browser, url: string): AsyncGenerator<Line> {
  yield `${slow.name}, with a profiler`
  const visits: ReadonlyMap<string, number>[] = []
  for (let run = 0; run < runs; run += 1) visits.push(await evaluated(browser, url, slow))
  yield* parts('evaluating', visits)
}

/** React's own record of its renders and effects, of the build that keeps one. */
async function* reactWork(browser: Browser, url: string): AsyncGenerator<Line> {
  yield `${slow.name}, with the build of React that records its work`
  const visits = await several(browser, url, slow, 'new')
  yield* parts(
    'React,',
    visits.map(({ work }) => work.react),
  )
}

/**
 * The start of Home compared to the floor, a page without a framework that shows the same list and posters. Both are
 * served over HTTP from this machine; the catalog replaces TMDB, with 80 ms per response and 30 ms per image.
 */
export async function* measureStart(): AsyncGenerator<Line> {
  await buildTestSites(['keyed'])
  const host = '127.0.0.1'
  const catalog = await startCatalog({ delay: 80, imageDelay: 30, pictures: true })
  const site = await serveSite({ dir: testSites.keyed, port: 0, host })
  const profiled = await serveSite({ dir: await buildProfiledSite(), port: 0, host })
  const floor = await serveSite({ dir: join(root, 'tests/bench/floor'), port: 0, host })
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments(catalog.url),
  })
  try {
    yield* compare(browser, `${site.url}/`, floor.url)
    yield* breakDown(browser, `${site.url}/`)
    yield* evaluation(browser, `${site.url}/`)
    yield* reactWork(browser, `${profiled.url}/`)
  } finally {
    await browser.close()
    await Promise.all([catalog, site, profiled, floor].map((server) => server.close()))
  }
}

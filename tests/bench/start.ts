import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../support/browser-path.ts'
import { startCatalogue } from '../support/catalogue-server.ts'
import { root } from '../support/processes.ts'
import { serveSite } from '../support/site-server.ts'
import { browserArguments, buildTestSites, testSites } from '../support/test-sites.ts'
import { type Pace, type Posters, survey, type Visit, visit } from './visit.ts'

const runs = 5

const paces: readonly (Pace & { readonly posterBar: number })[] = [
  { name: 'unthrottled', cpu: 1, posterBar: 1.5 },
  { name: 'CPU x4, 150 ms, 1.6 Mbit/s', cpu: 4, latency: 150, speed: 1_600_000, posterBar: 2 },
]

const paintBar = 1.3

const floorUrl = (base: string, { list, count, eager, width, height, images }: Posters & { list: string }): string => {
  const wanted = { list, images, posters: `${count}`, eager: `${eager}`, width: `${width}`, height: `${height}` }
  return `${base}/?${new URLSearchParams(wanted)}`
}

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0

const comparison = (name: string, app: readonly number[], floor: readonly number[], bar?: number): string => {
  const ratio = median(app) / median(floor)
  const spread = (times: readonly number[]): string =>
    `${median(times).toFixed(0)} (${Math.min(...times).toFixed(0)}-${Math.max(...times).toFixed(0)})`
  const cells = [name.padEnd(15), spread(app).padEnd(18), spread(floor).padEnd(18), `${ratio.toFixed(2)} x`.padEnd(9)]
  const verdict = bar === undefined ? 'no bar' : `${bar} x  ${ratio <= bar ? 'met' : 'MISSED'}`
  return `  ${cells.join('')}${verdict}`
}

const report = (app: readonly Visit[], floor: readonly Visit[], posterBar: number): string[] => {
  const shift = Math.max(...app.map((one) => one.shift))
  const repeated = new Set(app.flatMap((one) => one.repeated))
  const times = (visits: readonly Visit[], key: 'firstPaint' | 'firstContent' | 'firstPoster') =>
    visits.map((one) => one[key])
  return [
    comparison('first paint', times(app, 'firstPaint'), times(floor, 'firstPaint'), paintBar),
    comparison('first content', times(app, 'firstContent'), times(floor, 'firstContent')),
    comparison('first poster', times(app, 'firstPoster'), times(floor, 'firstPoster'), posterBar),
    `  layout shift   ${shift.toFixed(4)} (bar 0)  ${shift === 0 ? 'met' : 'MISSED'}`,
    `  asked twice    ${repeated.size ? [...repeated].join(', ') : 'nothing'} (bar: nothing)  ${repeated.size ? 'MISSED' : 'met'}`,
  ]
}

const compare = async (browser: Browser, appUrl: string, floorBase: string): Promise<void> => {
  const shown = await survey(browser, appUrl)
  const floor = floorUrl(floorBase, shown)
  console.log(`${shown.count} posters of ${shown.width} x ${shown.height} px, ${shown.eager} of them not lazy.`)
  console.log('Milliseconds: median of five (fastest-slowest), from the start of the navigation, cold cache.')
  const load = (loadavg()[0] ?? 0).toFixed(1)
  console.log(
    `Load of this machine before: ${load} on ${availableParallelism()} processors; when others keep them busy, the numbers mean little.`,
  )
  for (const pace of paces) {
    const visits: { app: Visit[]; floor: Visit[] } = { app: [], floor: [] }
    // The first pair warms the servers up and does not count; the pairs interleave, so that both meet the same noise.
    for (let run = 0; run <= runs; run += 1) {
      const pair = [await visit(browser, appUrl, pace), await visit(browser, floor, pace)] as const
      if (run === 0) continue
      visits.app.push(pair[0])
      visits.floor.push(pair[1])
    }
    console.log(`\n${pace.name}\n  ${''.padEnd(15)}${'Matinee'.padEnd(18)}${'floor'.padEnd(18)}${'ratio'.padEnd(9)}bar`)
    for (const line of report(visits.app, visits.floor, pace.posterBar)) console.log(line)
  }
}

/**
 * The start of Home beside the floor, a page without a framework that shows the same list and posters. Both come over
 * HTTP from this machine; TMDB's place is taken by the catalogue, 80 ms an answer and 30 ms an image.
 */
export const measureStart = async (): Promise<void> => {
  await buildTestSites(['keyed'])
  const host = '127.0.0.1'
  const catalogue = await startCatalogue({ delay: 80, imageDelay: 30, pictures: true })
  const site = await serveSite({ dir: testSites.keyed, port: 0, host })
  const floor = await serveSite({ dir: join(root, 'tests/bench/floor'), port: 0, host })
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments(catalogue.url),
  })
  try {
    await compare(browser, `${site.url}/`, floor.url)
  } finally {
    await browser.close()
    await Promise.all([catalogue.close(), site.close(), floor.close()])
  }
}

import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { findBrowser } from '#tools/browser-path.ts'
import type { Line } from './table.ts'

const movies = 20_000
const plays = 30_000
const slowdown = 4
const rounds = 9
const bar = 100

const entry = 'src/domain/statistics/statistics.ts'

const bundle = async (): Promise<string> => {
  const lib = { entry, formats: ['iife' as const], name: 'statistics' }
  const built = await build({ configFile: false, logLevel: 'warn', build: { lib, write: false } })
  const [output] = [built].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('The build made nothing.')
  return chunk.code
}

/** Runs in the page: records of `count` movies, and times of going over them. */
const measure = ({ count, viewings, times }: { count: number; viewings: number; times: number }) => {
  const { computeStatistics } = (
    globalThis as unknown as { statistics: { computeStatistics: (...args: unknown[]) => Iterator<undefined> } }
  ).statistics
  const genres = ['Drama', 'Comedy', 'Thriller', 'Horror', 'Science Fiction', 'Romance', 'Western', 'Animation']
  const start = Date.UTC(2005, 0, 1)
  const person = (id: number) => ({ id, name: `Person ${id}`, profilePath: `/${id}.jpg` })
  const timeOf = (index: number) => {
    const time = new Date(start + ((index * 7919) % 7600) * 86_400_000 + (index % 24) * 3_600_000).toISOString()
    // Marks have a minute, imported viewings only a day.
    return index % 2 === 0 ? time.slice(0, 10) : `${time.slice(0, 16)}Z`
  }
  const movieOf = (id: number) => ({
    id,
    title: `Film ${id}`,
    posterPath: null,
    releaseDate: `${1930 + (id % 96)}-05-01`,
    runtime: 80 + (id % 90),
    genres: [genres[id % 8], genres[(id * 5 + 3) % 8]],
  })
  const viewingOf = (id: number) => ({ id, watchedAt: timeOf(id), createdAt: timeOf(id), lastModified: timeOf(id) })
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  const records = {
    watchHistory: ids.map((id) => ({
      movieId: id,
      watchedAt: timeOf(id),
      rating: 1 + (id % 10),
      movie: movieOf(id),
      plays: id <= viewings - count ? [viewingOf(id), viewingOf(id + count)] : [viewingOf(id)],
    })),
    watchlist: ids.map((id) => ({ movieId: id, movie: { ...movieOf(id), voteAverage: '7.1' } })),
    collectionMovies: [],
  }
  const facts = new Map(
    ids.map((id) => [
      id,
      {
        releaseDate: '',
        runtime: 0,
        voteAverage: 7,
        genres: [],
        countries: ['US', 'FR'].slice(id % 2),
        originalLanguage: 'en',
        directors: [person(1 + (id % 4000))],
        actors: Array.from({ length: 10 }, (_, index) => person(5000 + ((id * 37 + index * 1013) % 30_000))),
      },
    ]),
  )
  return [
    { from: '', to: '' },
    { from: '2015-01-01', to: '2015-12-31' },
  ].map((period) =>
    Array.from({ length: times }, () => {
      const task = computeStatistics(records, facts, period)
      let [total, longest] = [0, 0]
      for (let isDone = false; !isDone; ) {
        const before = performance.now()
        isDone = task.next().done === true
        const time = performance.now() - before
        total += time
        longest = Math.max(longest, time)
      }
      return { total, longest }
    }),
  )
}

const inPage = async (page: Page) => {
  await page.addScriptTag({ content: await bundle() })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page.evaluate(measure, { count: movies, viewings: plays, times: rounds })
}

/** How long the page of statistics computes with a very large library on a slow processor. */
export async function* measureStatistics(): AsyncGenerator<Line> {
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  try {
    const [all = [], year = []] = await inPage(await browser.newPage())
    yield `${movies} movies, ${plays} viewings, CPU x${slowdown}`
    for (const [what, measured] of Object.entries({ 'all time': all, 'one year': year })) {
      yield { what, values: measured.map(({ total }) => total) }
      yield { what: '  its longest step', values: measured.map(({ longest }) => longest), bar }
    }
  } finally {
    await browser.close()
  }
}

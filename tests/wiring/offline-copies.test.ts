import { describe, expect, it } from 'vitest'
import { slimSnapshotOf } from '#domain/records/watch-history.ts'
import { fakeCaches } from '#tests/support/fake-caches.ts'
import { movie, watchlistOf } from '#tests/support/fixtures.ts'
import { createTestWorld, type TestWorldOptions } from '#tests/support/test-world.ts'
import { turns } from '#tests/support/turns.ts'
import { until } from '#tests/support/until.ts'
import { details } from '#tests/support/wire-details.ts'
import { offline } from '#tests/tmdb/fake-tmdb.ts'
import { deleteEverything } from '#wiring/flows/deleting-everything.ts'
import { createApp } from '#wiring/root/create-app.ts'
// The app loads it lazily; here its loading would take a part of the turns that are waited for.
import '#wiring/offline/kept-answers.ts'
import { startOfflineCopies } from '#wiring/offline/offline-copies.ts'

const year = 365 * 24 * 60 * 60_000
const minuteMs = 60_000

const visit = async (options: TestWorldOptions) => {
  const { caches, sizesIn } = fakeCaches()
  const test = createTestWorld({ caches, ...options })
  const app = createApp(test.world)
  await app.records.ready
  void startOfflineCopies(app)
  await until(() => test.clock.isWaiting(minuteMs))
  return { ...test, app, keptPosters: () => sizesIn('matinee-posters') }
}

const titles = ['Alien', 'Heat', 'Ran']
const watchlist = watchlistOf(...titles)
const answers = Object.fromEntries(
  watchlist.map(({ movieId, movie: { title } }) => [`/movie/${movieId}`, details(movieId, `${title} (restored)`)]),
)

describe('the snapshots of own movies', () => {
  const titlesOf = ({ app }: Awaited<ReturnType<typeof visit>>) =>
    app.records.watchlist.peek().map(({ movie: { title } }) => title)
  const pass = async ({ clock }: Awaited<ReturnType<typeof visit>>, milliseconds: number) => {
    clock.advance(milliseconds)
    await turns()
  }

  it('are refreshed after the first minute when they are old, two a second, the oldest first', async () => {
    const test = await visit({ stored: { watchlist }, answers })
    const isPausing = () => test.clock.isWaiting(500)
    test.clock.advance(year)
    await until(isPausing)
    expect(titlesOf(test)).toEqual(['Alien', 'Heat', 'Ran'])
    test.clock.advance(500)
    await until(() => titlesOf(test)[0] === 'Alien (restored)' && isPausing())
    await pass(test, 499)
    expect(titlesOf(test)).toEqual(['Alien (restored)', 'Heat', 'Ran'])
    test.clock.advance(1)
    await until(() => titlesOf(test)[1] === 'Heat (restored)' && isPausing())
    test.clock.advance(500)
    await until(() => titlesOf(test)[2] === 'Ran (restored)')
  })

  it('are left alone in the first minute, and while they are new', async () => {
    const test = await visit({ stored: { watchlist }, answers })
    await pass(test, minuteMs)
    for (let second = 0; second < 4; second += 1) await pass(test, 500)
    expect(test.asked().filter((path) => path.startsWith('/movie/'))).toEqual([])
  })

  it('are those of movies not for the user too', async () => {
    const hidden = watchlist.map(({ movieId, addedAt, movie: known }) => ({
      movieId,
      addedAt,
      movie: slimSnapshotOf(known),
    }))
    const test = await visit({ stored: { 'not-for-me': hidden.slice(0, 1) }, answers })
    test.clock.advance(year)
    await until(() => test.clock.isWaiting(500))
    test.clock.advance(500)
    await until(() => test.app.records.notForMe.peek()[0]?.movie.title === 'Alien (restored)')
    expect(test.app.records.notForMe.peek()).toMatchObject([{ ...hidden[0], movie: { title: 'Alien (restored)' } }])
  })

  it('wait for the next visit when the network fails', async () => {
    const first = watchlist[0]?.movieId
    const test = await visit({ stored: { watchlist }, answers: { ...answers, [`/movie/${first}`]: offline } })
    test.clock.advance(year)
    await until(() => test.clock.isWaiting(500))
    for (let second = 0; second < 4; second += 1) await pass(test, 500)
    expect(test.asked().filter((path) => path.startsWith('/movie/'))).toHaveLength(1)
  })
})

describe('the posters of own movies', () => {
  /** A picture that the page shows. */
  const show = (name: string, crossOrigin: string | null = 'anonymous') => {
    const image = document.createElement('img')
    image.crossOrigin = crossOrigin
    const url = `https://images.test/t/p/w342/${name}.jpg`
    // jsdom loads no pictures.
    Object.defineProperties(image, { currentSrc: { value: url }, naturalWidth: { value: 342 } })
    document.body.append(image)
    image.dispatchEvent(new Event('load'))
  }
  const withPosters = watchlist.map((item) => ({
    ...item,
    movie: { ...item.movie, posterPath: `/${item.movie.title.toLowerCase()}.jpg` },
  }))
  const picture = () => new Response('a picture')
  const beforeLookMs = 2000
  const pictures = Object.fromEntries(['alien', 'heat', 'dune'].map((name) => [`/t/p/w342/${name}.jpg`, picture]))

  it('are kept once the page has shown them by CORS', async () => {
    const test = await visit({ stored: { watchlist: withPosters }, answers: pictures })
    show('alien')
    show('heat', null)
    show('dune')
    test.clock.advance(beforeLookMs)
    await until(() => Object.keys(test.keptPosters()).length > 0)
    await turns()
    expect(test.keptPosters()).toEqual({ '/posters/alien.jpg': 9 })
    test.app.commands.watchlist.add(movie('Dune', { posterPath: '/dune.jpg' }), 'card')
    test.clock.advance(beforeLookMs)
    await until(() => Object.keys(test.keptPosters()).length > 1)
    expect(test.keptPosters()).toEqual({ '/posters/alien.jpg': 9, '/posters/dune.jpg': 9 })
  })

  it('are removed after 180 days, in the second minute of a visit', async () => {
    const test = await visit({ stored: { watchlist: withPosters }, answers: pictures })
    show('alien')
    test.clock.advance(beforeLookMs)
    await until(() => Object.keys(test.keptPosters()).length > 0)
    await turns()
    test.clock.advance(year)
    await until(() => Object.keys(test.keptPosters()).length === 0)
  })

  it('are removed with everything else', async () => {
    const test = await visit({ stored: { watchlist: withPosters }, answers: pictures })
    show('alien')
    test.clock.advance(beforeLookMs)
    await until(() => Object.keys(test.keptPosters()).length > 0)
    await test.app.language.all('en-US').load()
    expect(await test.app.lazy.get(deleteEverything)(null)).toBe(true)
    expect(test.keptPosters()).toEqual({})
  })
})

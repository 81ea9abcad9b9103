import { test } from '../browser/journey.ts'
import { givenLargeText, judgeText } from '../browser/judged-text.ts'
import { givenStored } from '../browser/stored-watchlist.ts'
import type { Visitor } from '../browser/visitor.ts'
import { largeLibrary } from '../support/large-library.ts'

test.use({ build: 'demo' })

/** TMDB ids of movies that the demo catalog has. */
const known = [348, 693134, 603, 550, 680, 155, 13, 278, 238, 424, 120, 157336, 872585, 346698]
const note = 'A long evening with friends, and a movie that nobody had expected to be this good.'

const fullLibrary = (movies = 160): Record<string, string> => {
  const library = largeLibrary(movies, 14, known)
  const items: { movieId: number; movie: unknown; watchedAt: string | null }[] = JSON.parse(library['watchlist'] ?? '')
  const history = items.flatMap(({ movieId, movie, watchedAt }, index) => {
    if (watchedAt === null) return []
    const rating = (index % 10) + 1
    const play = { id: index + 1, watchedAt, rating, note, tags: ['cinema', 'repertory'], companions: ['Ana'] }
    return { movieId, movie, watchedAt, rating, plays: [play] }
  })
  const name = 'A quiet summer of rediscovered masterpieces'
  const collections: object[] = JSON.parse(library['collections'] ?? '')
  return {
    ...library,
    collections: JSON.stringify([{ ...collections[0], id: 7, name, moviesCount: 0 }, ...collections]),
    'watch-history': JSON.stringify(history),
    settings: JSON.stringify({ services: { US: [8, 9] } }),
  }
}

const pressing =
  (...names: readonly (string | RegExp)[]) =>
  async (I: Visitor) => {
    for (const name of names) await I.click(name)
  }

const screens: readonly (readonly [name: string, path: string, then?: (I: Visitor) => Promise<void>])[] = [
  ['Home', '/'],
  ['the results of a search', '/', (I) => I.search('dune')],
  ['Discover', '/discover'],
  ['the genres', '/discover?tab=genre'],
  ['what a search found', '/discover?query=dune'],
  ['the watchlist', '/watchlist'],
  ['a narrowed watchlist', '/watchlist?genre=Drama%7CThriller&service=mine'],
  ['the filters', '/watchlist', pressing('Filters')],
  ['a selection', '/watchlist', pressing('Select')],
  ['sharing', '/watchlist', pressing('Share')],
  [
    'a toast',
    '/watchlist?tab=unwatched',
    (I) =>
      I.page
        .getByRole('button', { name: /as watched$/ })
        .first()
        .click(),
  ],
  ['the watched movies', '/watched'],
  ['the diary', '/watched/diary'],
  ["the diary's filters", '/watched/diary', pressing('Filters')],
  [
    'the form of a viewing',
    '/watched/diary',
    (I) =>
      I.page
        .getByRole('button', { name: /^Edit viewing/ })
        .first()
        .click(),
  ],
  ['the statistics', '/watched/statistics'],
  ['the year in review', '/watched/review?year=2024'],
  ['Tonight', '/tonight'],
  ['the collections', '/collections'],
  ['an empty collection with a long name', '/collections/7'],
  ['a collection and its form', '/collections/7', pressing('Edit Collection')],
  ['the release dates', '/watchlist/releases'],
  ['friends', '/watchlist/friends'],
  ['Settings', '/settings'],
  ...['you', 'sources', 'services', 'data', 'app'].map(
    (section) => [`Settings: ${section}`, `/settings?section=${section}`] as const,
  ),
  ['the guide to exports', '/guide'],
  ['a movie', '/watchlist/movie/348'],
  ['a person', '/watchlist/person/10205'],
  ['the not-found page', '/nope'],
]

const inGate = ['the watchlist 390', 'the diary 390', 'a movie 390']

for (const width of [390, 1440]) {
  for (const [name, path, then] of screens) {
    const tag = inGate.includes(`${name} ${width}`) ? ['@gate'] : []
    test(`${name}, ${width} wide, is readable with text twice as large`, { tag }, async ({ I }) => {
      // Tonight asks for what the catalog knows of its three.
      await givenStored(I.page, fullLibrary(name === 'Tonight' ? known.length : undefined))
      await givenLargeText(I)
      await I.page.setViewportSize({ width, height: 900 })
      await I.open(path)
      await I.page.waitForLoadState('networkidle')
      await then?.(I)
      await judgeText(I, name)
    })
  }
}

import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sourceNames } from '#i18n/source-names.ts'
import { tmdbNotice } from '#i18n/tmdb-notice.ts'
import { languageNames } from '#messages/language-names.ts'
import { collectionsOf, watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { settled } from '#tests/support/until.ts'
import { watchedIn2026 } from '#tests/support/watched-in-2026.ts'
import { createDemoHandler } from '#tmdb/demo/handler.ts'
import { linkOf } from '#wiring/sharing/list-link.ts'

const shelves = collectionsOf({ Noir: ['Heat', 'Alien'] })
const list = { name: 'Rainy night', note: '', movies: [{ id: 348, title: 'Alien', year: 1979 }] }
const stored = {
  watchlist: watchlistOf('Heat', 'Dune', 'Solaris', 'Alien ✓', 'Arrival ✓'),
  ...watchedIn2026('Alien', 'Arrival'),
  collections: shelves.collections,
  'collection-movies': shelves.collectionMovies,
  friends: [
    { ...list, id: 1, name: 'Ana', color: '#f5a97f', addedAt: '2026-01-01T12:00:00.000Z', listName: 'Rainy night' },
  ],
}

const read = ['aria-label', 'aria-valuetext', 'aria-description', 'placeholder', 'title', 'alt', 'data-tooltip']

/** What a user reads or hears, but for the titles that the demo's posters draw. */
const texts = (): readonly string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const found = new Set<string>()
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Element) for (const name of read) found.add(node.getAttribute(name) ?? '')
    else if (!node.parentElement?.closest('script, style, svg')) found.add(node.textContent ?? '')
  }
  return [...found]
}

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : []

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const browserNames = (['language', 'region'] as const).flatMap((type) => {
  const names = new Intl.DisplayNames('en-US', { type })
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return [...codes, ...(type === 'language' ? ['yue'] : [])].map((code) => names.of(code) ?? '')
})

/** Months, weekdays, minutes, codes of countries, initials, and addresses. */
const formatted =
  /\b(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?|(?<=\d )min|[A-Z]{1,2}|[a-z.]+\.(?:com|tv)\/[a-z/]+)\b/g

/** Without what is in brackets, which may be in brackets; a link may part them. */
const outside = (text: string): string => {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return rest === text ? text.replace(/⟦.*|.*⟧/g, '') : outside(rest)
}

const address = async (path: string): Promise<string> => {
  const to = path === '/share' ? ((await linkOf(list, '/share'))?.url ?? '') : path
  const [before = '', hash] = to.split('#')
  return `${before}${before.includes('?') ? '&' : '?'}language=pseudo${hash === undefined ? '' : `#${hash}`}`
}

// Not the flows: their texts are English, as their names are.
it.each([
  '/',
  '/discover',
  '/discover?tab=genre',
  '/discover?tab=search&q=alien',
  '/watchlist',
  '/watchlist/releases',
  '/watchlist/friends',
  '/watched',
  '/watched/diary',
  '/watched/statistics',
  '/watched/review?year=2026',
  '/tonight',
  '/collections',
  `/collections/${shelves.collections[0]?.id}`,
  '/settings',
  '/guide',
  '/share',
  '/movie/348',
  '/person/578',
  '/nowhere',
])('every text of %s and of what opens on it is in the catalogue', async (path) => {
  const { requests } = await renderApp({ path: await address(path), stored })
  await settled()
  const found = new Set(texts())
  const closed = new Set<string>()
  const next = () =>
    [...document.querySelectorAll('button[aria-haspopup], button[aria-expanded=false]')].find(
      (button) => !button.closest('article') && !closed.has(button.outerHTML),
    )
  for (let button = next(); button && closed.size < 20; button = next()) {
    closed.add(button.outerHTML)
    fireEvent.click(button)
    await settled()
    for (const text of texts()) found.add(text)
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  }
  const answers = await Promise.all(requests.map(async (request) => (await createDemoHandler()(request)).json()))
  const known = [answers, stored, languageNames, sourceNames, tmdbNotice, browserNames]
    .flatMap(stringsIn)
    .filter((text) => text.length > 2)
    .toSorted((one, other) => other.length - one.length)
  const withoutData = (text: string) =>
    known.reduce((rest, data) => rest.replaceAll(data, ''), outside(text)).replace(formatted, '')
  const left = [...found].filter((text) => /\p{L}/u.test(withoutData(text)))
  expect(left).toEqual([])
  expect([...found].join('')).toContain('⟦')
})

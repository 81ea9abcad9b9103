import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#tests/support/properties.ts'
import { movies } from '#tmdb/demo/catalog.ts'
import { createDemoHandler } from '#tmdb/demo/handler.ts'
import { isAllowed } from '#tmdb/demo/responses.ts'
import { allRows, ask, type Page, type Row, read, titles } from './demo-responses.ts'

const lists = ['/discover/movie', '/trending/movie/week', '/search/movie?query=the', '/movie/348/recommendations']

describe.each(lists)('the pages of %s', (call) => {
  it('have twenty rows except for the last, and contain each movie once', async () => {
    const first = await read<Page>(call)
    const rows = await allRows(call)
    expect(first.page).toBe(1)
    expect(first.results).toHaveLength(20)
    expect(first.total_pages).toBe(Math.ceil(first.total_results / 20))
    expect(rows).toHaveLength(first.total_results)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(first.total_results)
  })

  it('are empty beyond the last', async () => {
    const { total_pages, total_results } = await read<Page>(call)
    const beyond = `${call}${call.includes('?') ? '&' : '?'}page=${total_pages + 1}`
    expect(await read<Page>(beyond)).toEqual({ page: total_pages + 1, results: [], total_pages, total_results })
  })

  it.each(['0', '-1', '501', '1.5', 'two', ''])('are rejected for page "%s"', async (page) => {
    expect(await ask(`${call}${call.includes('?') ? '&' : '?'}page=${page}`)).toEqual({
      status: 400,
      body: {
        success: false,
        status_code: 22,
        status_message: 'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
      },
    })
  })
})

it('discovers every movie of the catalog', async () => {
  expect((await read<Page>('/discover/movie')).total_results).toBe(movies().length)
})

const collator = new Intl.Collator('en', { numeric: true })
const comparisons: Readonly<Record<string, (a: Row, b: Row) => number>> = {
  popularity: (a, b) => a.popularity - b.popularity,
  vote_average: (a, b) => a.vote_average - b.vote_average,
  vote_count: (a, b) => a.vote_count - b.vote_count,
  primary_release_date: (a, b) => a.release_date.localeCompare(b.release_date, 'en'),
  title: (a, b) => collator.compare(a.title, b.title),
}
const orderNames = Object.keys(comparisons).flatMap((field) => [`${field}.asc`, `${field}.desc`])

const isOrderedBy = (rows: readonly Row[], order: string): boolean => {
  const [field = '', direction] = order.split('.')
  const sign = direction === 'asc' ? 1 : -1
  return rows.every((row, index) => {
    const previous = rows[index - 1]
    return !previous || sign * (comparisons[field]?.(previous, row) ?? 1) <= 0
  })
}

const questions = fc.record({
  order: fc.constantFrom(...orderNames),
  genres: fc.uniqueArray(fc.constantFrom(28, 12, 16, 35, 18, 878, 53), { maxLength: 3 }),
  separator: fc.constantFrom(',', '|'),
  votes: fc.integer({ min: 0, max: 20_000 }),
  average: fc.integer({ min: 0, max: 9 }),
  from: fc.integer({ min: 1920, max: 2026 }),
  years: fc.integer({ min: 0, max: 60 }),
})

it('returns exactly the matching movies in the requested order, for any filters and order', async () => {
  const everything = await allRows('/discover/movie')
  await fc.assert(
    fc.asyncProperty(questions, async ({ order, genres, separator, votes, average, from, years }) => {
      const query = new URLSearchParams({
        sort_by: order,
        with_genres: genres.join(separator),
        'vote_count.gte': String(votes),
        'vote_average.gte': String(average),
        'primary_release_date.gte': `${from}-01-01`,
        'primary_release_date.lte': `${from + years}-12-31`,
      })
      const rows = await allRows(`/discover/movie?${query}`)
      const hasGenres = (row: Row) =>
        genres.length === 0 ||
        (separator === ',' || genres.length === 1
          ? genres.every((id) => row.genre_ids.includes(id))
          : genres.some((id) => row.genre_ids.includes(id)))
      const passing = everything.filter((row) => {
        const year = Number(row.release_date.slice(0, 4))
        const isInTime = year >= from && year <= from + years
        return hasGenres(row) && isInTime && row.vote_count >= votes && row.vote_average >= average
      })
      expect(rows.map(({ id }) => id).sort()).toEqual(passing.map(({ id }) => id).sort())
      expect(isOrderedBy(rows, order)).toBe(true)
    }),
    { numRuns: runs(60) },
  )
})

it.each([undefined, 'release_date.desc', 'revenue.desc', 'nonsense', 'constructor.asc'])(
  'treats the order %s as popularity, like TMDB treats unknown orders',
  async (order) => {
    const rows = await allRows(order === undefined ? '/discover/movie' : `/discover/movie?sort_by=${order}`)
    expect(isOrderedBy(rows, 'popularity.desc')).toBe(true)
  },
)

it.each([
  ['the newest', 'primary_release_date.desc', 'Zootopia 2'],
  ['the oldest', 'primary_release_date.asc', 'The Kid'],
  ['the best known', 'vote_count.desc', 'Interstellar'],
  ['the first by title, numbers as numbers', 'title.asc', '3:10 to Yuma'],
])('puts %s first for %s', async (_, order, title) => {
  expect((await titles(`/discover/movie?sort_by=${order}`))[0]).toBe(title)
})

it.each(['with_genres=', 'vote_count.gte=', 'vote_count.gte=many', 'primary_release_date.gte=soon', 'with_people=x'])(
  'ignores the meaningless filter %s',
  async (filter) => {
    expect((await read<Page>(`/discover/movie?${filter}`)).total_results).toBe(movies().length)
  },
)

it.each([
  ['one person', '10205', ['Alien', 'Aliens']],
  ['both of two', '10205,578', ['Alien']],
  ['either of two', '10205|1776', ['Apocalypse Now', 'The Godfather']],
])('finds the movies with %s', async (_, people, expected) => {
  expect(await titles(`/discover/movie?with_people=${encodeURIComponent(people)}`)).toEqual(
    expect.arrayContaining(expected),
  )
})

describe('movies available from a provider', () => {
  const offered = (services: string, region = '&watch_region=US') =>
    allRows(`/discover/movie?with_watch_providers=${encodeURIComponent(services)}${region}`)
  const ids = (rows: readonly Row[]) => new Set(rows.map(({ id }) => id))

  it('are those with an offer from it in the region', async () => {
    const onNetflix = ids(await offered('8'))
    for (const { id } of movies().slice(0, 60)) {
      const { results } = await read<{ results: Record<string, object> }>(`/movie/${id}/watch/providers`)
      expect(JSON.stringify(results['US'] ?? {}).includes('"provider_id":8,')).toBe(onNetflix.has(id))
    }
  })

  it('combine with | as "or" and with , as "and"', async () => {
    const [netflix, hulu] = [ids(await offered('8')), ids(await offered('15'))]
    const onBoth = [...netflix].filter((id) => hulu.has(id))
    expect(onBoth.length).toBeGreaterThan(0)
    expect(ids(await offered('8|15'))).toEqual(new Set([...netflix, ...hulu]))
    expect(ids(await offered('8,15'))).toEqual(new Set(onBoth))
  })

  it('are empty in a region that the provider does not serve', async () => {
    expect(await offered('73', '&watch_region=DE')).toEqual([])
  })

  it('are those with any offer of the kinds that are asked for, where no provider is', async () => {
    const everywhere = '&watch_region=US&with_watch_monetization_types='
    const free = ids(await allRows(`/discover/movie?${everywhere}free`))
    const ads = ids(await allRows(`/discover/movie?${everywhere}ads`))
    expect(free.size).toBeGreaterThan(0)
    expect(free.size).toBeLessThan(movies().length)
    expect(ids(await allRows(`/discover/movie?${everywhere}free%7Cads`))).toEqual(new Set([...free, ...ads]))
  })

  it('are left out where a provider is not wanted', async () => {
    const onNetflix = ids(await offered('8'))
    const others = ids(await allRows('/discover/movie?watch_region=US&without_watch_providers=8'))
    expect(others).toEqual(new Set([...ids(await allRows('/discover/movie'))].filter((id) => !onNetflix.has(id))))
  })

  it('are all movies without a region, as on TMDB', async () => {
    expect(await offered('8', '')).toHaveLength(movies().length)
  })
})

it.each([
  ['', true, false],
  ['include_adult=false', true, false],
  ['include_adult=true', true, true],
  ['', false, true],
])('with "%s", a movie with adult %s is included: %s', (query, adult, shown) => {
  const [movie] = movies()
  expect(movie && isAllowed({ ...movie, adult }, new URLSearchParams(query))).toBe(shown)
})

describe('trending', () => {
  const week = 7 * 86_400_000
  const trendingAt = async (now: number, window = 'week') => {
    const handler = createDemoHandler({ now: () => now })
    const response = await handler(new Request(`http://localhost/3/trending/movie/${window}`))
    return ((await response.json()) as Page).results.map(({ id }) => id)
  }

  it('stays the same for a week and changes with the next', async () => {
    const thisWeek = await trendingAt(2900 * week)
    expect(await trendingAt(2901 * week - 1)).toEqual(thisWeek)
    expect(await trendingAt(2901 * week)).not.toEqual(thisWeek)
  })

  it('keeps at least half of its first page from week to week', async () => {
    const [one, two] = [await trendingAt(2900 * week), await trendingAt(2901 * week)]
    expect(one.filter((id) => two.includes(id)).length).toBeGreaterThanOrEqual(10)
  })

  it('of the day changes with the day', async () => {
    const today = await trendingAt(0, 'day')
    expect(await trendingAt(86_399_999, 'day')).toEqual(today)
    expect(await trendingAt(86_400_000, 'day')).not.toEqual(today)
  })

  it('supports only the windows day and week', async () => {
    expect((await ask('/trending/movie/year')).status).toBe(404)
  })
})

import { describe, expect, it } from 'vitest'
import { movies } from '#tmdb/demo/catalog.ts'
import type { Movie } from '#tmdb/demo/facts.ts'
import { allRows } from './demo-responses.ts'

// Not what services offer, of which the catalog has samples.
it.each([
  // Not Pulp Fiction: the catalog knows the top billing only.
  ['with_people=884', [115]],
  ['with_people=3905', [275]],
  ['vote_count.gte=1000&vote_average.gte=2', [157336, 278, 238, 603, 155, 122, 424, 496243, 1084242, 1242898]],
  ['primary_release_date.gte=2017-01-01&region=BR', [1419406]],
])('finds for %s what TMDB has answered', async (question, recorded) => {
  const found = (await allRows(`/discover/movie?${question}`)).map(({ id }) => id)
  expect(found).toEqual(expect.arrayContaining(recorded))
})

// As TMDB has answered.
it('finds nothing for a language with a region', async () => {
  expect(await allRows('/discover/movie?with_original_language=en-US')).toEqual([])
})

describe('a filter by what the catalog knows of a movie', () => {
  it.each<[string, (movie: Movie) => boolean]>([
    ['without_genres=18,53', ({ genreIds }) => !genreIds.includes(18) && !genreIds.includes(53)],
    ['with_genres=53&without_genres=28', ({ genreIds }) => genreIds.includes(53) && !genreIds.includes(28)],
    ['with_original_language=ko', ({ language }) => language === 'ko'],
    ['with_original_language=ko|ja', ({ language }) => language === 'ko' || language === 'ja'],
    ['with_origin_country=KR', ({ countries }) => countries.includes('KR')],
    ['with_origin_country=KR|JP', ({ countries }) => countries.includes('KR') || countries.includes('JP')],
    ['with_cast=10205', ({ cast }) => cast.some(({ personId }) => personId === 10205)],
    ['with_crew=578', ({ crew }) => crew.some(({ personId }) => personId === 578)],
    ['vote_average.lte=6.5', ({ voteAverage }) => voteAverage <= 6.5],
    ['vote_count.lte=1000', ({ voteCount }) => voteCount <= 1000],
    ['with_keywords=818&with_companies=41077&certification=R&certification_country=US', () => true],
  ])('%s keeps exactly those', async (question, keeps) => {
    const expected = movies().filter((movie) => keeps(movie) && !movie.adult)
    expect(expected.length).toBeGreaterThan(0)
    const found = (await allRows(`/discover/movie?${question.replaceAll('|', '%7C')}`)).map(({ id }) => id)
    expect(found.toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
  })
})

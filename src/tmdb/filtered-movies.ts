import * as v from 'valibot'
import { type DiscoverFilter, defaultVotes, idsFrom } from '#domain/discover/discover-filter.ts'
import { anyOfMine } from '#domain/lists/movie-filter.ts'
import { pageCaps } from '#domain/movie/discover.ts'
import { genreChoiceFrom } from '#domain/movie/genre-choice.ts'
import { genreIdOf } from '#domain/movie/genres.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import type { NeverShow } from '#domain/records/library.ts'
import { daysAfter } from '#domain/values/day.ts'
import { rangeFrom } from '#domain/values/ranges.ts'
import { createCall, createCallById, pathOf } from './api-call.ts'
import type { Http } from './http.ts'
import { moviePageFrom } from './normalize.ts'
import type { CallOptions, Preferences } from './provider.ts'
import { type QueryParameters, unwantedParameters } from './request.ts'
import { moviePage, name, namedId, optionalRows } from './schemas.ts'

const genreIds = (text: string) => {
  const { genres, mode } = genreChoiceFrom(text)
  return genres.flatMap((genre) => genreIdOf(genre) ?? []).join(mode === 'all' ? ',' : '|') || undefined
}

const monetizations: Readonly<Record<string, string>> = { included: 'flatrate|free|ads', paid: 'rent|buy' }

const day = (year: number | undefined, monthAndDay: string) =>
  year === undefined ? undefined : `${String(year).padStart(4, '0')}-${monthAndDay}`

// As TMDB's own list of what is in cinemas.
const daysInCinemas = 45

/** A keyword that the user has chosen is shown. */
const withoutChosen = (neverShow: NeverShow, { keywords }: DiscoverFilter): NeverShow => {
  const chosen = idsFrom(keywords)
  return { ...neverShow, keywords: neverShow.keywords?.filter((id) => !chosen.includes(id)) ?? [] }
}

/** As `/discover/movie` takes them. 'Not seen' and 'not on my lists' are beyond TMDB. */
export const filterParameters = (
  filter: DiscoverFilter,
  { region, neverShow }: Pick<Preferences, 'region' | 'neverShow'>,
  mine: readonly number[],
  today: string,
): QueryParameters => {
  const year = rangeFrom(filter.year)
  const runtime = rangeFrom(filter.runtime)
  const services = filter.service === anyOfMine ? mine : idsFrom(filter.service)
  const offers = monetizations[filter.offer]
  return {
    sort_by: filter.sort.replace(/^release_date/, 'primary_release_date'),
    with_genres: genreIds(filter.genre),
    without_genres: genreIds(filter.without)?.replaceAll('|', ','),
    'primary_release_date.gte': day(year?.from, '01-01'),
    'primary_release_date.lte': day(year?.to, '12-31'),
    // Of movies without a known length TMDB says 0.
    'with_runtime.gte': runtime === null ? undefined : (runtime.from ?? 1),
    'with_runtime.lte': runtime?.to,
    with_original_language: filter.language || undefined,
    with_origin_country: filter.country || undefined,
    'vote_average.gte': filter.rating || undefined,
    'vote_count.gte': filter.votes || defaultVotes,
    ...unwantedParameters({ neverShow: neverShow && withoutChosen(neverShow, filter) }),
    ...(filter.age && { 'certification.lte': filter.age, certification_country: region }),
    with_people: filter.people || undefined,
    with_keywords: filter.keywords || undefined,
    with_companies: filter.companies || undefined,
    with_watch_providers: services.join('|') || undefined,
    with_watch_monetization_types: offers,
    ...(filter.cinema && {
      region,
      with_release_type: '2|3',
      'release_date.gte': daysAfter(today, -daysInCinemas),
      'release_date.lte': today,
    }),
    watch_region: services.length > 0 || offers ? region : undefined,
  }
}

/** `parameters` are those of the filter. */
export const findFilteredMovies = async (
  http: Http,
  { language, includeAdult }: Preferences,
  { parameters, page }: { readonly parameters: QueryParameters; readonly page: number },
  options: CallOptions,
) => {
  const all = { ...parameters, language, include_adult: includeAdult, page }
  const body = await createCall(http)(moviePage, '/discover/movie', all, options)
  return moviePageFrom(body, page, pageCaps.genre, { includeAdult })
}

/** The first page only. */
export const searchKeywords = async (http: Http, query: string, options: CallOptions) =>
  (await createCall(http)(v.object({ results: optionalRows(namedId) }), '/search/keyword', { query, page: 1 }, options))
    .results

export const readKeyword = (http: Http, keywordId: number, options: CallOptions) =>
  createCall(http)(namedId, pathOf('/keyword', keywordId), {}, options)

export const readKeywordsOf = async (http: Http, movieId: MovieId, options: CallOptions) =>
  (
    await createCallById(http)(
      v.object({ keywords: optionalRows(namedId) }),
      ['/movie', movieId, '/keywords'],
      {},
      options,
    )
  ).keywords

export const readCompany = (http: Http, companyId: number, options: CallOptions) =>
  createCall(http)(namedId, pathOf('/company', companyId), {}, options)

const certification = v.object({ certification: name, order: v.number() })
const certifications = v.object({ certifications: v.record(v.string(), optionalRows(certification)) })

/** Of a region, for the youngest first; none where TMDB knows none. */
export const readCertifications = async (http: Http, region: string, options: CallOptions) => {
  const body = await createCall(http)(certifications, '/certification/movie/list', {}, options)
  return (body.certifications[region] ?? [])
    .filter(({ order }) => order > 0)
    .toSorted((one, other) => one.order - other.order)
    .map((row) => row.certification)
}

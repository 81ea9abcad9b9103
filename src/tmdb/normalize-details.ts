import type { StreamingService } from '#domain/availability/streaming-services.ts'
import type { OffersByRegion } from '#domain/availability/where-to-watch.ts'
import type { CastMember, CrewMember } from '#domain/movie/credits.ts'
import type { Franchise } from '#domain/movie/franchise.ts'
import type { Movie } from '#domain/movie/movie.ts'
import type { MovieDetails } from '#domain/movie/movie-details.ts'
import type { CastCredit, CrewCredit, FoundPerson, Person, PersonCredits } from '#domain/movie/person.ts'
import type { Video } from '#domain/movie/trailer.ts'
import type {
  CastRow,
  CrewRow,
  FoundPersonRow,
  FranchiseBody,
  MovieDetailsBody,
  OfferListBody,
  PersonBody,
  PersonCreditsBody,
  ProviderListBody,
  ProviderRow,
  VideoRow,
} from './detail-schemas.ts'
import { type ContentRules, isAllowed, maxPageLength, movieFrom, uniqueById } from './normalize.ts'

const joinParts = <Item extends { readonly character: string }>(first: Item, { character }: Item): Item => {
  const parts = first.character ? first.character.split(' / ') : []
  return character && !parts.includes(character) ? { ...first, character: [...parts, character].join(' / ') } : first
}

const jobsOf = (job: string): readonly string[] => (job ? [job] : [])

const joinJobs = <Item extends { readonly jobs: readonly string[] }>(first: Item, { jobs }: Item): Item => ({
  ...first,
  jobs: [...new Set([...first.jobs, ...jobs])].sort((a, b) => Number(b === 'Director') - Number(a === 'Director')),
})

export const videoFrom = (row: VideoRow): Video => ({
  key: row.key,
  site: row.site,
  type: row.type,
  name: row.name,
  publishedAt: row.published_at,
  language: row.iso_639_1,
})

const castFrom = (rows: readonly CastRow[]): readonly CastMember[] => {
  const cast = rows.map(
    ({ id, name, character, profile_path }): CastMember => ({ id, name, character, profilePath: profile_path }),
  )
  return uniqueById(cast, joinParts)
}

const crewFrom = (rows: readonly CrewRow[]): readonly CrewMember[] => {
  const crew = rows.map(
    ({ id, name, job, profile_path }): CrewMember => ({ id, name, jobs: jobsOf(job), profilePath: profile_path }),
  )
  return uniqueById(crew, joinJobs)
}

export const movieDetailsFrom = (body: MovieDetailsBody, language: string): MovieDetails => ({
  ...movieFrom(body),
  overviewLanguage: language,
  countries: body.production_countries.map((country) => country.iso_3166_1),
  originCountries: body.origin_country,
  companies: body.production_companies,
  originalLanguage: body.original_language,
  imdbId: body.imdb_id,
  franchise: body.belongs_to_collection,
  cast: castFrom(body.credits.cast),
  crew: crewFrom(body.credits.crew),
  videos: body.videos.results.map(videoFrom),
})

export const franchiseFrom = ({ id, name, parts }: FranchiseBody, rules: ContentRules): Franchise => ({
  id,
  name,
  parts: uniqueById(parts.map(movieFrom)).filter(isAllowed(rules)),
})

const serviceFrom = (row: ProviderRow): StreamingService => ({
  id: row.provider_id,
  name: row.provider_name,
  logoPath: row.logo_path,
  displayPriority: row.display_priority,
})

const byPriority = (services: readonly StreamingService[]): readonly StreamingService[] =>
  uniqueById(services.toSorted((a, b) => a.displayPriority - b.displayPriority))

export const offersFrom = (body: OfferListBody): OffersByRegion =>
  Object.fromEntries(
    Object.entries(body.results).map(([country, { link, flatrate, free, ads, rent, buy }]) => [
      country,
      {
        link,
        flatrate: byPriority(flatrate.map(serviceFrom)),
        free: byPriority(free.map(serviceFrom)),
        ads: byPriority(ads.map(serviceFrom)),
        rent: byPriority(rent.map(serviceFrom)),
        buy: byPriority(buy.map(serviceFrom)),
      },
    ]),
  )

/** Skips rows whose priorities do not include this region. */
export const servicesFrom = (body: ProviderListBody, region: string): readonly StreamingService[] =>
  byPriority(
    body.results.flatMap((row) => {
      const displayPriority = row.display_priorities ? row.display_priorities[region] : row.display_priority
      return displayPriority === undefined ? [] : [{ ...serviceFrom(row), displayPriority }]
    }),
  )

export const personFrom = (body: PersonBody, language: string): Person => ({
  id: body.id,
  name: body.name,
  profilePath: body.profile_path,
  knownForDepartment: body.known_for_department,
  birthday: body.birthday,
  deathday: body.deathday,
  placeOfBirth: body.place_of_birth,
  biography: body.biography,
  biographyLanguage: language,
})

export const foundPeopleFrom = (rows: readonly FoundPersonRow[], rules: ContentRules): readonly FoundPerson[] =>
  uniqueById(rows.filter(isAllowed(rules)))
    .slice(0, maxPageLength)
    .map((row) => ({
      id: row.id,
      name: row.name,
      profilePath: row.profile_path,
      knownForDepartment: row.known_for_department,
      knownFor: row.known_for.filter(isAllowed(rules)).flatMap(({ title, name }) => title || name || []),
    }))

// '' (unknown) sorts last here.
const newestFirst = (a: Movie, b: Movie): number =>
  a.releaseDate === b.releaseDate ? 0 : a.releaseDate < b.releaseDate ? 1 : -1

export const personCreditsFrom = (body: PersonCreditsBody, rules: ContentRules): PersonCredits => {
  const cast = body.cast.map((row): CastCredit => ({ ...movieFrom(row), character: row.character }))
  const crew = body.crew.map((row): CrewCredit => ({ ...movieFrom(row), jobs: jobsOf(row.job) }))
  return {
    cast: uniqueById(cast, joinParts).filter(isAllowed(rules)).toSorted(newestFirst),
    crew: uniqueById(crew, joinJobs).filter(isAllowed(rules)).toSorted(newestFirst),
  }
}

import { creditsOf } from './catalog.ts'
import type { Movie, Person } from './facts.ts'
import { bestKnownMovies, creditId, departmentOf, knownForDepartment, popularityOf } from './people.ts'
import { type DemoResponse, languageOf, listRow, ok, profilePath } from './responses.ts'

const enumeration = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Built from the credits only: nothing is made up. */
const biographyOf = (person: Person): string => {
  const titles = bestKnownMovies(person).map(({ title }) => title)
  return titles.length > 0 ? `In this catalog: ${enumeration(titles)}.` : ''
}

const detailsOf = (person: Person, language: string) => ({
  adult: false,
  also_known_as: [],
  biography: language === 'en' ? biographyOf(person) : '',
  birthday: person.birthday,
  deathday: person.deathday,
  gender: person.gender,
  homepage: null,
  id: person.id,
  imdb_id: person.imdbId,
  known_for_department: knownForDepartment(person),
  name: person.name,
  place_of_birth: person.placeOfBirth,
  popularity: popularityOf(person),
  profile_path: profilePath(person.id),
})

const castRow = (person: Person, movie: Movie, character: string, order: number, language: string) => ({
  ...listRow(movie, language),
  character,
  credit_id: creditId(movie, person.id, 'cast'),
  order,
})

const crewRow = (person: Person, movie: Movie, job: string, language: string) => ({
  ...listRow(movie, language),
  credit_id: creditId(movie, person.id, job),
  department: departmentOf(job),
  job,
})

const movieCreditsOf = (person: Person, language: string) => {
  const credits = creditsOf(person.id)
  return {
    cast: credits.flatMap((credit) =>
      credit.kind === 'cast' ? [castRow(person, credit.movie, credit.character, credit.order, language)] : [],
    ),
    crew: credits.flatMap((credit) =>
      credit.kind === 'crew' ? [crewRow(person, credit.movie, credit.job, language)] : [],
    ),
  }
}

export const personResponse = (person: Person, query: URLSearchParams): DemoResponse => {
  const language = languageOf(query)
  const appended = (query.get('append_to_response') ?? '').split(',').includes('movie_credits')
  return ok({
    ...detailsOf(person, language),
    ...(appended ? { movie_credits: movieCreditsOf(person, language) } : {}),
  })
}

export const movieCreditsResponse = (person: Person, query: URLSearchParams): DemoResponse =>
  ok({ ...movieCreditsOf(person, languageOf(query)), id: person.id })

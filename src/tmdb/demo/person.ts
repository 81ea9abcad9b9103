import { type Answer, found, languageOf, listRow, profilePath } from './bodies.ts'
import { type Credit, creditsOf } from './catalogue.ts'
import type { Film, Person } from './facts.ts'
import { creditId, departmentOf, knownForDepartment, popularityOf } from './people.ts'

const enumeration = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

// A lead in a lesser film says more about someone than a small part in a famous one.
const fame = (credit: Credit): number => credit.film.voteCount / (credit.kind === 'cast' ? 3 + credit.order : 3)

/** One sentence from the recorded credits. Nothing else is known of a person, and nothing is made up. */
const biographyOf = (person: Person): string => {
  const known = [...creditsOf(person.id)].sort((a, b) => fame(b) - fame(a))
  const titles = [...new Set(known.map(({ film }) => film.title))].slice(0, 3)
  return titles.length > 0 ? `Known for ${enumeration(titles)} in this catalogue.` : ''
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

const castRow = (person: Person, film: Film, character: string, order: number, language: string) => ({
  ...listRow(film, language),
  character,
  credit_id: creditId(film, person.id, 'cast'),
  order,
})

const crewRow = (person: Person, film: Film, job: string, language: string) => ({
  ...listRow(film, language),
  credit_id: creditId(film, person.id, job),
  department: departmentOf(job),
  job,
})

const movieCreditsOf = (person: Person, language: string) => {
  const credits = creditsOf(person.id)
  return {
    cast: credits.flatMap((credit) =>
      credit.kind === 'cast' ? [castRow(person, credit.film, credit.character, credit.order, language)] : [],
    ),
    crew: credits.flatMap((credit) =>
      credit.kind === 'crew' ? [crewRow(person, credit.film, credit.job, language)] : [],
    ),
  }
}

/** `/person/{id}`, with `append_to_response=movie_credits`. */
export const personAnswer = (person: Person, query: URLSearchParams): Answer => {
  const language = languageOf(query)
  const appended = (query.get('append_to_response') ?? '').split(',').includes('movie_credits')
  return found({
    ...detailsOf(person, language),
    ...(appended ? { movie_credits: movieCreditsOf(person, language) } : {}),
  })
}

/** `/person/{id}/movie_credits`. */
export const movieCreditsAnswer = (person: Person, query: URLSearchParams): Answer =>
  found({ ...movieCreditsOf(person, languageOf(query)), id: person.id })

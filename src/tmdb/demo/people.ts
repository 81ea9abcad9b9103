import { type Credit, creditsOf, personById } from './catalog.ts'
import type { Movie, Person } from './facts.ts'
import { hexId } from './hash.ts'
import { type DemoResponse, languageOf, listRow, mediaRow, ok, profilePath } from './responses.ts'

const departments: Readonly<Record<string, string>> = { Director: 'Directing' }

export const departmentOf = (job: string): string => departments[job] ?? 'Writing'

export const creditId = (movie: Movie, personId: number, part: string): string =>
  hexId(`${movie.id} ${personId} ${part}`)

export const knownForDepartment = (person: Person): string => {
  if (person.department) return person.department
  const counts = new Map<string, number>()
  for (const credit of creditsOf(person.id)) {
    const department = credit.kind === 'cast' ? 'Acting' : departmentOf(credit.job)
    counts.set(department, (counts.get(department) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'Acting'
}

const weight = (credit: Credit): number =>
  credit.movie.popularity / (credit.kind === 'cast' ? 10 + 3 * credit.order : 12)

/** Not recorded, so derived from the movies, first names on the bill gaining most. */
export const popularityOf = (person: Person): number =>
  Math.round(creditsOf(person.id).reduce((sum, credit) => sum + weight(credit), 0) * 1000) / 1000

// A lead in a lesser movie counts more than a small part in a famous one.
const fame = (credit: Credit): number => credit.movie.voteCount / (credit.kind === 'cast' ? 3 + credit.order : 3)

/** At most three. */
const bestKnownMovies = (person: Person): readonly Movie[] => {
  const credits = [...creditsOf(person.id)].sort((a, b) => fame(b) - fame(a))
  return [...new Set(credits.map(({ movie }) => movie))].slice(0, 3)
}

const rowOf = (person: Person) => ({
  adult: false,
  gender: person.gender,
  id: person.id,
  known_for_department: knownForDepartment(person),
  name: person.name,
  original_name: person.name,
  popularity: popularityOf(person),
  profile_path: profilePath(person.id),
})

export const personRow = (personId: number) => {
  const person = personById(personId)
  return person ? rowOf(person) : null
}

export const foundPersonRow = (person: Person, language: string) => ({
  ...rowOf(person),
  known_for: bestKnownMovies(person).map((movie) => mediaRow(movie, language)),
})

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

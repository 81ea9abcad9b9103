import { type Credit, creditsOf, personById } from './catalog.ts'
import type { Movie, Person } from './facts.ts'
import { hexId } from './hash.ts'
import { mediaRow, profilePath } from './responses.ts'

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
export const bestKnownMovies = (person: Person): readonly Movie[] => {
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

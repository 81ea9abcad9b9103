import { profilePath } from './bodies.ts'
import { type Credit, creditsOf, personById } from './catalogue.ts'
import type { Film, Person } from './facts.ts'
import { hexId } from './hash.ts'

const departments: Readonly<Record<string, string>> = { Director: 'Directing' }

/** TMDB's department of a crew job that the catalogue knows. */
export const departmentOf = (job: string): string => departments[job] ?? 'Writing'

export const creditId = (film: Film, personId: number, part: string): string => hexId(`${film.id} ${personId} ${part}`)

/** The recorded department, else the one with the most credits here. */
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
  credit.film.popularity / (credit.kind === 'cast' ? 10 + 3 * credit.order : 12)

/** No popularity of persons is recorded: it is made of their films', the first names on a bill gaining most. */
export const popularityOf = (person: Person): number =>
  Math.round(creditsOf(person.id).reduce((sum, credit) => sum + weight(credit), 0) * 1000) / 1000

/** The fields that TMDB gives of a person in every credit list; null for an id that is not in the catalogue. */
export const personRow = (personId: number) => {
  const person = personById(personId)
  if (!person) return null
  return {
    adult: false,
    gender: person.gender,
    id: person.id,
    known_for_department: knownForDepartment(person),
    name: person.name,
    original_name: person.name,
    popularity: popularityOf(person),
    profile_path: profilePath(person.id),
  }
}

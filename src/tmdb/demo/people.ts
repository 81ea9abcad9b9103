import { type Credit, creditsOf, personById } from './catalogue.ts'
import type { Film, Person } from './facts.ts'
import { hexId } from './hash.ts'
import { profilePath } from './responses.ts'

const departments: Readonly<Record<string, string>> = { Director: 'Directing' }

export const departmentOf = (job: string): string => departments[job] ?? 'Writing'

export const creditId = (film: Film, personId: number, part: string): string => hexId(`${film.id} ${personId} ${part}`)

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

/** Not recorded, so derived from the films, first names on the bill gaining most. */
export const popularityOf = (person: Person): number =>
  Math.round(creditsOf(person.id).reduce((sum, credit) => sum + weight(credit), 0) * 1000) / 1000

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

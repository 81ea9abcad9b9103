import type { FoundPerson } from '#domain/movie/person.ts'
import { listSeparator } from '#i18n/numbers.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** Titles, or the department where none is known. */
export const useKnownFor = ({ knownFor, knownForDepartment }: FoundPerson): string => {
  const separator = listSeparator(useValue(useApp().language.current))
  const departments: Readonly<Record<string, string>> = useMessages().person.departments
  return knownFor.length > 0 ? knownFor.join(separator) : (departments[knownForDepartment] ?? knownForDepartment)
}

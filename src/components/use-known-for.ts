import type { FoundPerson } from '#domain/person.ts'
import { listSeparator } from '#i18n/numbers.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

/** Titles, or the department where none is known. */
export const useKnownFor = ({ knownFor, knownForDepartment }: FoundPerson): string => {
  const separator = listSeparator(useValue(useApp().language))
  const departments: Readonly<Record<string, string>> = useMessages().person.departments
  return knownFor.length > 0 ? knownFor.join(separator) : (departments[knownForDepartment] ?? knownForDepartment)
}

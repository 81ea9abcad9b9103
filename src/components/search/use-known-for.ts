import type { FoundPerson } from '#domain/movie/person.ts'
import { formatList } from '#i18n/numbers.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

/** Titles, or the department where none is known. */
export const useKnownFor = ({ knownFor, knownForDepartment }: FoundPerson): string => {
  const language = useValue(useApp().language.current)
  const departments: Readonly<Record<string, string>> = useCoreMessages().person.departments
  return knownFor.length > 0 ? formatList(language, knownFor) : (departments[knownForDepartment] ?? knownForDepartment)
}

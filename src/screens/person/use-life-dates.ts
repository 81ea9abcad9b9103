import type { Person } from '#domain/movie/person.ts'
import { ageAt, dayOf } from '#domain/values/day.ts'
import { isoTimeOf } from '#domain/values/instant.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'

interface LifeDates {
  readonly label: string
  readonly dates: string
}

export const useLifeDates = (person: Person | null): LifeDates => {
  const { platform } = useApp()
  const messages = useCoreMessages().person
  const { longDate } = useFormats()
  if (!person) return { label: messages.born, dates: '' }
  const dateOf = (date: string) => (dayOf(date) === null ? '' : longDate(date))
  const [born, died] = [dateOf(person.birthday), dateOf(person.deathday)]
  const age = ageAt(person.birthday, person.deathday || (isoTimeOf(platform.now()) ?? ''))
  if (died === '') return { label: messages.born, dates: age === null ? born : messages.aged({ date: born, age }) }
  const dates =
    age === null
      ? messages.lifespan({ born: born || messages.unknownDate, died })
      : messages.diedAged({ born, died, age })
  return { label: messages.lived, dates }
}

import { ageAt, dayOf } from '#domain/format.ts'
import { isoTimeOf } from '#domain/iso-times.ts'
import type { Person } from '#domain/person.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

interface LifeDates {
  readonly label: string
  readonly dates: string
}

export const useLifeDates = (person: Person | null): LifeDates => {
  const { language, now } = useApp()
  const messages = useMessages().person
  const locale = useValue(language)
  if (!person) return { label: messages.born, dates: '' }
  const { format } = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const dateOf = (date: string) => {
    const day = dayOf(date)
    return day === null ? '' : format(day)
  }
  const [born, died] = [dateOf(person.birthday), dateOf(person.deathday)]
  const age = ageAt(person.birthday, person.deathday || (isoTimeOf(now()) ?? ''))
  if (died === '') return { label: messages.born, dates: age === null ? born : messages.aged(born, age) }
  const dates =
    age === null ? messages.lifespan(born || messages.unknownDate, died) : messages.diedAged(born, died, age)
  return { label: messages.lived, dates }
}

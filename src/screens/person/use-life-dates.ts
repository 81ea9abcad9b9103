import { ageAt, dayOf } from '#domain/format.ts'
import { isoTimeOf } from '#domain/iso-times.ts'
import type { Person } from '#domain/person.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

export const useLifeDates = (person: Person | null): string => {
  const { language, now } = useApp()
  const messages = useMessages().person
  const locale = useValue(language)
  if (!person) return ''
  const { format } = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const dateOf = (date: string) => {
    const day = dayOf(date)
    return day === null ? '' : format(day)
  }
  const [born, died] = [dateOf(person.birthday), dateOf(person.deathday)]
  const age = ageAt(person.birthday, person.deathday || (isoTimeOf(now()) ?? ''))
  if (born === '' && died === '') return ''
  if (died === '') return age === null ? born : messages.aged(born, age)
  return age === null ? messages.lifespan(born || messages.unknown, died) : messages.diedAged(born, died, age)
}

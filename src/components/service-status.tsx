import { Suspense, useMemo } from 'react'
import { ageOf, nothingKnown } from '#domain/availability.ts'
import { dayMs } from '#domain/calendar-days.ts'
import type { MovieId } from '#domain/movie.ts'
import { css } from '#styled/css'
import { useAvailabilityStatus, useKnownAvailability } from '#wiring/flows/availability.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { UnknownFilms } from './unknown-films.tsx'
import { useCountryName } from './use-country-name.ts'
import { useSectionMessages } from './use-section-messages.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  minHeight: '6',
  color: 'fg.muted',
  fontSize: 'sm',
})

interface ServiceStatusProps {
  readonly items: readonly { readonly movieId: MovieId }[]
}

/** Where the services are, how many films are unknown, and how old what is known may be. */
export const ServiceStatus = (props: ServiceStatusProps) => (
  <div className={row}>
    <Suspense>
      <Facts {...props} />
    </Suspense>
  </div>
)

const Facts = ({ items }: ServiceStatusProps) => {
  const { loadedLanguage, now } = useApp()
  const messages = useSectionMessages('services')
  const { offers } = useMessages()
  const language = useValue(loadedLanguage)
  const known = useKnownAvailability() ?? nothingKnown
  const { unknown, oldest } = useMemo(() => ageOf(items, known), [items, known])
  const status = useAvailabilityStatus()
  const country = useCountryName()
  const ages = useMemo(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }), [language])
  const days = oldest === null ? 0 : Math.floor((oldest - now()) / dayMs) + 1
  const age = ages.format(Math.min(0, days), 'day')
  return (
    <>
      <span>{offers.country(country)}</span>
      <UnknownFilms count={unknown} status={status} />
      {oldest === null ? null : <span>{messages.oldest(age)}</span>}
    </>
  )
}

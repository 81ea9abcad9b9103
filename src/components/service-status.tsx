import { Suspense, useMemo } from 'react'
import { ageOf, nothingKnown } from '#domain/availability.ts'
import type { MovieId } from '#domain/movie.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useAvailabilityStatus, useKnownAvailability } from '#wiring/flows/availability.ts'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'
import { useSectionMessages } from './use-section-messages.ts'

const dayMs = 24 * 60 * 60_000
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
  const { loadedLanguage, now, region } = useApp()
  const messages = useSectionMessages('services')
  const { offers } = useMessages()
  const language = useValue(loadedLanguage)
  const code = useValue(region)
  const known = useKnownAvailability() ?? nothingKnown
  const { unknown, oldest } = useMemo(() => ageOf(items, known), [items, known])
  const { state, resume } = useAvailabilityStatus()
  const country = useMemo(() => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code, [language, code])
  const ages = useMemo(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }), [language])
  const days = oldest === null ? 0 : Math.floor((oldest - now()) / dayMs) + 1
  const age = ages.format(Math.min(0, days), 'day')
  const canResume = unknown > 0 && (state === 'paused' || state === 'failed')
  return (
    <>
      <span>{offers.country(country)}</span>
      {unknown === 0 ? null : <span role="status">{messages.unknown(unknown)}</span>}
      {unknown > 0 && (state === 'paused' || state === 'waiting' || state === 'failed') ? (
        <span>{messages[state]}</span>
      ) : null}
      {oldest === null ? null : <span>{messages.oldest(age)}</span>}
      {canResume ? (
        <Button variant="link" onClick={resume}>
          {messages.resume}
        </Button>
      ) : null}
    </>
  )
}

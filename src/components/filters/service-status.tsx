import { Suspense, useMemo } from 'react'
import { ageOf, nothingKnown } from '#domain/availability/availability.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { LoadingStatus } from '#wiring/movies/define-movie-data.ts'
import { useAvailabilityStatus, useKnownAvailability } from '#wiring/movies/movie-data.ts'
import { useCountryName } from '../services/use-country-name.ts'
import { useDaysAgo } from '../services/use-days-ago.ts'

/** How many movies are unknown and why, with what asks about them; nothing for none. */
export const UnknownMovies = ({ count, status: { state, resume } }: { count: number; status: LoadingStatus }) => {
  const messages = useMessages().services
  if (count === 0) return null
  return (
    <>
      <span role="status">{messages.unknown({ count })}</span>
      {state === 'paused' || state === 'waiting' || state === 'failed' ? <span>{messages[state]}</span> : null}
      {state === 'paused' || state === 'failed' ? (
        <Button variant="link" onClick={resume}>
          {messages.resume}
        </Button>
      ) : null}
    </>
  )
}

// Has its room before its text, which comes later.
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { md: 'flex-end' },
  columnGap: '3',
  minHeight: '6',
  flexGrow: { md: '1' },
  flexBasis: { base: 'full', md: '80' },
  color: 'fg.muted',
  fontSize: { base: 'xs', md: 'sm' },
})

interface ServiceStatusProps {
  readonly items: readonly { readonly movieId: MovieId }[]
}

/** Where the services are, how many movies are unknown, and how old what is known may be. */
export const ServiceStatus = (props: ServiceStatusProps) => (
  <div className={row}>
    <Suspense>
      <Facts {...props} />
    </Suspense>
  </div>
)

const Facts = ({ items }: ServiceStatusProps) => {
  const messages = useMessages().services
  const { offers } = useCoreMessages()
  const daysAgo = useDaysAgo()
  const known = useKnownAvailability() ?? nothingKnown
  const { unknown, oldest } = useMemo(() => ageOf(items, known), [items, known])
  const status = useAvailabilityStatus()
  const country = useCountryName()
  return (
    <>
      <UnknownMovies count={unknown} status={status} />
      <span>{offers.country({ country })}</span>
      {oldest === null ? null : <span>{messages.oldest({ age: daysAgo(oldest) })}</span>}
    </>
  )
}

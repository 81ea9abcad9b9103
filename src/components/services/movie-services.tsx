import { CircleQuestionMark } from 'lucide-react'
import type { MovieId } from '#domain/movie/movie.ts'
import { formatList } from '#i18n/numbers.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useAvailabilityStatus, useLoadAvailability, useMovieAvailability } from '#wiring/loading/availability.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'
import { ServiceLogo } from '../pictures/service-logo.tsx'
import { useMyServices } from './use-my-services.ts'

const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minWidth: '0',
  '& > svg': { width: '4', height: '4' },
  '& > span:last-child': { truncate: true },
})

export const MovieServices = ({ id }: { id: MovieId }) => {
  useLoadAvailability([id])
  const messages = useSectionMessages('services')
  const language = useValue(useApp().language.current)
  const services = useMyServices()
  const availability = useMovieAvailability(id)
  if (!availability) return <Unknown label={messages.notChecked} />
  const [first, ...others] = services.filter((service) => availability.services.includes(service.id))
  if (!first) return null
  const names = [first, ...others].map(({ name }) => name)
  return (
    <span className={mark} role="img" aria-label={messages.on(formatList(language, names))}>
      <ServiceLogo service={first} size="mark" />
      <span aria-hidden="true">{others.length === 0 ? first.name : `${first.name} +${others.length}`}</span>
    </span>
  )
}

/** Nothing while the services are being looked up. */
const Unknown = ({ label }: { label: string }) => {
  const { state } = useAvailabilityStatus()
  return state === 'paused' || state === 'waiting' || state === 'failed' ? (
    <span className={mark} role="img" aria-label={label}>
      <CircleQuestionMark aria-hidden="true" />
    </span>
  ) : null
}

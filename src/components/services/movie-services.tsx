import { CircleQuestionMark } from 'lucide-react'
import type { MovieId } from '#domain/movie/movie.ts'
import { formatList } from '#i18n/numbers.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useAvailabilityStatus, useLoadAvailability, useMovieAvailability } from '#wiring/movies/movie-data.ts'
import { ServiceLogo } from '../pictures/service-logo.tsx'
import { useMyServices } from './use-my-services.ts'

const mark = css({
  display: 'inline-flex',
  row: '1',
  padding: '0.5',
  borderRadius: 'chip',
  background: 'scrim',
  color: 'on-scrim',
  textStyle: 'badge',
  _print: { color: 'fg', background: 'clear' },
  '& > svg': { width: '5', height: '5' },
  '& > span + span': { paddingInlineEnd: '1' },
})

export const MovieServices = ({ id }: { id: MovieId }) => {
  useLoadAvailability([id])
  const messages = useMessages().services
  const language = useValue(useApp().language.current)
  const services = useMyServices()
  const availability = useMovieAvailability(id)
  if (!availability) return <Unknown label={messages.notChecked} />
  const [first, ...others] = services.filter((service) => availability.services.includes(service.id))
  if (!first) return null
  const names = [first, ...others].map(({ name }) => name)
  return (
    <span
      className={mark}
      data-services
      role="img"
      aria-label={messages.on({ names: formatList(language, names) })}
      title={names.join(', ')}
    >
      <ServiceLogo service={first} size="mark" />
      {others.length === 0 ? null : <span aria-hidden="true">{`+${others.length}`}</span>}
    </span>
  )
}

/** Nothing while the services are being looked up. */
const Unknown = ({ label }: { label: string }) => {
  const { state } = useAvailabilityStatus()
  return state === 'paused' || state === 'waiting' || state === 'failed' ? (
    <span className={mark} data-services role="img" aria-label={label}>
      <CircleQuestionMark aria-hidden="true" />
    </span>
  ) : null
}

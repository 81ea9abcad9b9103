import { useQuery } from '@tanstack/react-query'
import { ServiceLogo } from '#components/pictures/service-logo.tsx'
import type { StreamingService } from '#domain/availability/streaming-services.ts'
import type { MovieId } from '#domain/movie/movie.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const row = css({ row: '1.5', flexWrap: 'wrap', minHeight: '8' })
const note = css({ row: '0', minHeight: '8', textStyle: 'note', color: 'fg.muted' })
const logo = css({ display: 'grid' })

const mostLogos = 4

const unique = (services: readonly StreamingService[]): readonly StreamingService[] => [
  ...new Map(services.map((service) => [service.id, service])).values(),
]

/** The services that stream it in the user's country, free or with ads too. */
export const Where = ({ id }: { id: MovieId }) => {
  const { provider, settings } = useApp()
  const messages = useMessages().tonight
  const country = useValue(settings.region)
  const formats = useFormats()
  const { data, isError } = useQuery(useValue(provider.queries).offers(id))
  if (isError) return <p className={note}>{messages.servicesUnknown}</p>
  if (data === undefined) return <p className={note} />
  const offers = data?.country === country ? data : null
  const services = offers ? unique([...offers.flatrate, ...offers.free, ...offers.ads]) : []
  if (services.length === 0) {
    return (
      <p className={note}>{offers ? messages.rentOrBuy : messages.nowhere({ country: formats.country(country) })}</p>
    )
  }
  return (
    <ul className={row}>
      {services.slice(0, mostLogos).map((service) => (
        <li key={service.id}>
          <span className={logo} role="img" aria-label={service.name} data-tooltip={service.name}>
            <ServiceLogo service={service} />
          </span>
        </li>
      ))}
    </ul>
  )
}

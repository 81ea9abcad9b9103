import { ServiceLogo } from '#components/pictures/service-logo.tsx'
import type { StreamingService } from '#domain/availability/streaming-services.ts'
import { css } from '#styled/css'

const tile = css({ display: 'grid' })

export const ServiceTile = ({ service }: { service: StreamingService }) => (
  <span className={tile} role="img" aria-label={service.name} data-tooltip={service.name}>
    <ServiceLogo service={service} size="tile" />
  </span>
)

import { ProviderLogo } from '#components/pictures/provider-logo.tsx'
import type { WatchProvider } from '#domain/availability/watch-providers.ts'
import { css } from '#styled/css'

const tile = css({ display: 'grid' })

export const ProviderTile = ({ provider }: { provider: WatchProvider }) => (
  <span className={tile} role="img" aria-label={provider.name} data-tooltip={provider.name}>
    <ProviderLogo provider={provider} size="tile" />
  </span>
)

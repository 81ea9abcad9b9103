import { lazy, Suspense, useState } from 'react'
import type { WatchProvider } from '#domain/watch-providers.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'

const DrawnLogo = lazy(() => import('#components/drawn-logo.tsx').then((module) => ({ default: module.DrawnLogo })))

const tile = css({
  display: 'grid',
  placeItems: 'center',
  width: '11',
  height: '11',
  borderRadius: 'card',
  overflow: 'hidden',
  background: 'line',
  textStyle: 'badge',
  textAlign: 'center',
  '& > img, & > svg': { width: 'full', height: 'full', objectFit: 'cover' },
})
const initial = css({ fontSize: 'lg', color: 'fg.muted' })

/** A streaming service's logo; its initial where there is no picture. */
export const ProviderTile = ({ provider: { id, name, logoPath } }: { provider: WatchProvider }) => {
  const { images } = useApp()
  const [broken, setBroken] = useState(false)
  return (
    <span className={tile} role="img" aria-label={name} data-tooltip={name} title={name}>
      {images.isDrawn(logoPath) ? (
        <Suspense>
          <DrawnLogo name={name} id={id} />
        </Suspense>
      ) : logoPath === null || broken ? (
        <span className={initial} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      ) : (
        <img
          src={images.src('logo', logoPath, 'w92')}
          alt=""
          width={92}
          height={92}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  )
}

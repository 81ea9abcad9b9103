import { lazy, Suspense, useState } from 'react'
import type { WatchProvider } from '#domain/watch-providers.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'

const DrawnLogo = lazy(() => import('./drawn-logo.tsx').then((module) => ({ default: module.DrawnLogo })))

const tile = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '8',
  height: '8',
  borderRadius: 'chip',
  overflow: 'hidden',
  background: 'line',
  color: 'fg.muted',
  fontWeight: 'semibold',
  '& > img, & > svg': { width: 'full', height: 'full', objectFit: 'cover' },
})

/** A streaming service's picture beside its name: the provider's, the catalogue's drawing, or its initial. */
export const ProviderLogo = ({ provider: { id, name, logoPath } }: { provider: WatchProvider }) => {
  const { images } = useApp()
  const [broken, setBroken] = useState(false)
  return (
    <span className={tile} aria-hidden="true">
      {images.isDrawn(logoPath) ? (
        <Suspense>
          <DrawnLogo name={name} id={id} />
        </Suspense>
      ) : logoPath === null || broken ? (
        name.slice(0, 1)
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

import { Suspense } from 'react'
import type { StreamingService } from '#domain/availability/streaming-services.ts'
import { css, cx } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { lazyComponent } from '../loading/lazy-component.tsx'
import { Picture } from './picture.tsx'

const DrawnLogo = lazyComponent(() => import('./drawn-logo.tsx').then((module) => module.DrawnLogo))

const logo = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  overflow: 'hidden',
  background: 'line',
  color: 'fg.muted',
  '& > img, & > svg': { width: 'full', height: 'full', objectFit: 'cover' },
})

const sizes = {
  mark: css({
    boxSize: '6',
    borderRadius: 'chip',
    fontSize: 'sm',
    lineHeight: 'none',
  }),
  small: css({ width: '8', height: '8', borderRadius: 'chip', fontWeight: 'semibold' }),
  tile: css({
    width: '11',
    height: '11',
    borderRadius: 'card',
    textStyle: 'badge',
    fontSize: 'lg',
    textAlign: 'center',
  }),
}

interface ServiceLogoProps {
  readonly service: StreamingService
  readonly size?: keyof typeof sizes
}

export const ServiceLogo = ({ service: { id, name, logoPath }, size = 'small' }: ServiceLogoProps) => {
  const { images } = useApp().provider
  const letter = name.slice(0, 1)
  return (
    <span className={cx(logo, sizes[size])} aria-hidden="true">
      {images.isDrawn(logoPath) ? (
        <Suspense>
          <DrawnLogo name={name} id={id} />
        </Suspense>
      ) : logoPath === null ? (
        letter
      ) : (
        <Picture
          key={logoPath}
          src={images.src('logo', logoPath, 'w92')}
          width={92}
          height={92}
          loading="lazy"
          decoding="async"
          fallback={letter}
        />
      )}
    </span>
  )
}

import { UserRound } from 'lucide-react'
import { Suspense } from 'react'
import { css, cx } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { lazyComponent } from '../loading/lazy-component.tsx'
import { Picture } from './picture.tsx'

const DrawnPortrait = lazyComponent(() => import('./drawn-portrait.tsx').then((module) => module.DrawnPortrait))

const frame = css({
  position: 'relative',
  width: 'full',
  aspectRatio: 'poster',
  overflow: 'hidden',
  borderRadius: 'inherit',
  background: 'raised',
})
const box = css({
  display: 'grid',
  placeItems: 'center',
  color: 'fg.muted',
  '& > svg': { boxSize: '2/5' },
  '& > img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
})

interface PortraitProps {
  readonly person: { readonly id: number; readonly name: string; readonly profilePath: string | null }
  readonly sizes: string
}

export const Portrait = ({ person: { id, name, profilePath }, sizes }: PortraitProps) => {
  const { images } = useApp().provider
  const symbol = <UserRound aria-hidden="true" />
  if (images.isDrawn(profilePath)) {
    return (
      <div className={frame}>
        <Suspense>
          <DrawnPortrait name={name} id={id} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className={cx(frame, box)}>
      {profilePath === null ? (
        symbol
      ) : (
        <Picture
          key={profilePath}
          src={images.src('profile', profilePath, 'h632')}
          srcSet={images.srcSet('profile', profilePath)}
          sizes={sizes}
          width={421}
          height={632}
          decoding="async"
          fallback={symbol}
        />
      )}
    </div>
  )
}

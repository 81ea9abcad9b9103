import { type ComponentProps, type ReactNode, useState } from 'react'
import { useApp } from '#wiring/app/use-app.ts'
import { useRetryOnline } from '../loading/use-retry.ts'

interface PictureProps extends Omit<ComponentProps<'img'>, 'crossOrigin' | 'hidden' | 'onLoad' | 'onError'> {
  /** Stands in for a picture that does not load. */
  readonly fallback: ReactNode
  /** Stands there while the second source loads. */
  readonly placeholder?: ReactNode
}

/**
 * By CORS as all pictures of the host, so that one connection serves them; without it where the host refuses; then the
 * fallback. Give it the picture's path as key.
 */
export const Picture = ({ fallback, placeholder = fallback, ...image }: PictureProps) => {
  const { isOffline } = useApp().provider
  const [source, setSource] = useState<'by CORS' | 'plain' | 'none'>('by CORS')
  const [isLoaded, setLoaded] = useState(false)
  if (source === 'none') return <Missing onOnline={() => setSource('by CORS')}>{fallback}</Missing>
  if (source === 'by CORS') {
    const fail = () => setSource(isOffline.peek() ? 'none' : 'plain')
    return <img key="by CORS" alt="" {...image} crossOrigin="anonymous" onError={fail} />
  }
  return (
    <>
      {isLoaded ? null : placeholder}
      <img
        alt=""
        {...image}
        // A lazy picture that is hidden never loads.
        loading="eager"
        // A picture that fails shows the browser's symbol for a moment.
        hidden={!isLoaded}
        onLoad={() => setLoaded(true)}
        onError={() => setSource('none')}
      />
    </>
  )
}

const Missing = ({ onOnline, children }: { onOnline: () => void; children: ReactNode }) => {
  useRetryOnline(onOnline)
  return children
}

import { type ComponentProps, useState } from 'react'

/** By CORS as the posters are, so that one connection serves all pictures; without it when the host refuses. */
export const RemoteImage = ({ onError, ...rest }: ComponentProps<'img'>) => {
  const [isRefused, setRefused] = useState(false)
  return isRefused ? (
    <img alt="" {...rest} onError={onError} />
  ) : (
    <img key="by CORS" alt="" {...rest} crossOrigin="anonymous" onError={() => setRefused(true)} />
  )
}

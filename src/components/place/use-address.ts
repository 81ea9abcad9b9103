import { type ReadonlySignal, signal } from '@preact/signals-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Path, useLocation } from 'react-router-dom'
import { type Address, appPath } from '#wiring/app/app-path.ts'

/** Back that comes before the latest address is rendered renders nothing, so effects alone would miss it. */
export const usePopState = (onPopState: (location: Pick<Path, 'pathname' | 'search'>) => void): void => {
  const notify = useEffectEvent(() => {
    const { pathname, search } = window.location
    onPopState({ pathname: appPath(pathname), search })
  })
  useEffect(() => {
    const follow = () => notify()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
}

/** The address that is rendered, or the one that Back has just led to; for flows to listen to. */
export const useAddress = (): ReadonlySignal<Address> => {
  const location = useLocation()
  const [address] = useState(() => signal<Address>(location))
  useEffect(() => {
    address.value = location
  }, [address, location])
  usePopState((at) => {
    address.value = at
  })
  return address
}

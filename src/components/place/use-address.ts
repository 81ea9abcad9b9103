import { type ReadonlySignal, signal } from '@preact/signals-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Address } from '#wiring/app/app-path.ts'
import { usePopState } from './use-pop-state.ts'

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

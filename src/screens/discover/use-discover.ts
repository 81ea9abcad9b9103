import { useEffect, useRef } from 'react'
import { type Path, useLocation, useNavigate } from 'react-router-dom'
import { usePopState } from '#components/place/use-pop-state.ts'
import { listPathOf, sectionOf, sectionPaths } from '#domain/movie/addresses.ts'
import {
  type DiscoverAddress,
  type DiscoverLocation,
  discoverAddressFrom,
  discoverParameters,
  discoverSearch,
} from '#domain/movie/discover-location.ts'
import type { AddressChange } from '#machines/discover-tabs.ts'
import { appPath } from '#wiring/app/app-path.ts'
import { useFlow } from '#wiring/app/use-flow.ts'
import { createDiscoverTabs } from '#wiring/flows/discover-tabs.ts'

const addressIn = ({ pathname, search }: Pick<Path, 'pathname' | 'search'>): DiscoverAddress => {
  const parameters = new URLSearchParams(search)
  return discoverAddressFrom(sectionOf(pathname), (name) => parameters.get(name))
}

export const discoverHref = (location: DiscoverLocation): string => `/discover${discoverSearch(location)}`

const withOtherParameters = (search: string, currentSearch: string): string => {
  const others = new URLSearchParams(currentSearch)
  for (const name of discoverParameters) others.delete(name)
  return others.size === 0 ? search : `${search}&${others}`
}

export const useDiscover = () => {
  const navigate = useNavigate()
  const location = useLocation()

  const writeAddress = ({ target, history }: AddressChange) => {
    // A clicked link's screen may still be loading: its address must not be replaced.
    if (appPath(window.location.pathname) !== location.pathname) return
    const isReplaced = history === 'replace'
    void navigate(
      { pathname: location.pathname, search: withOtherParameters(discoverSearch(target), location.search) },
      { replace: isReplaced, state: isReplaced ? location.state : null },
    )
  }
  const flow = useFlow(createDiscoverTabs, { address: addressIn(location), writeAddress })
  const [, send] = flow

  const lastLocation = useRef(location)
  useEffect(() => {
    if (lastLocation.current === location) return
    lastLocation.current = location
    send({ type: 'address changed', address: addressIn(location) })
  }, [send, location])
  usePopState((at) => {
    if (listPathOf(at.pathname) === sectionPaths.discover.list)
      send({ type: 'address changed', address: addressIn(at) })
  })

  return flow
}

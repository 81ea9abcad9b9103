import { useLocation, useNavigate } from 'react-router-dom'
import { useAddress } from '#components/place/use-address.ts'
import { type DiscoverLocation, discoverParameters, discoverSearch } from '#domain/movie/discover-location.ts'
import type { AddressChange } from '#machines/discover-tabs.ts'
import { appPath } from '#wiring/app/app-path.ts'
import { useDiscoverTabs } from '#wiring/flows/discover-tabs.ts'

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
  return useDiscoverTabs({ address: useAddress(), writeAddress })
}

import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { sectionOf } from '#domain/addresses.ts'
import {
  type DiscoverAddress,
  type DiscoverPlace,
  discoverAddressFrom,
  discoverSearch,
} from '#domain/discover-place.ts'
import type { AddressChange, DiscoverContext } from '#machines/discover-tabs.ts'
import { discoverInput, discoverTabsFlow, rememberDiscover } from '#wiring/flows/discover-tabs.ts'
import { useApp } from '#wiring/use-app.ts'
import { inspect } from '#wiring/watch-flows.ts'

const addressOf = ({ pathname, search }: Location): DiscoverAddress => {
  const parameters = new URLSearchParams(search)
  return discoverAddressFrom(sectionOf(pathname), {
    tab: parameters.get('tab'),
    page: parameters.get('page'),
    query: parameters.get('query'),
  })
}

/** The address of a place in Discover itself. */
export const discoverHref = (place: DiscoverPlace): string => `/discover${discoverSearch(place)}`

/** A place's query string and after it the parameters of a modal that lies over the list. */
const withOthers = (search: string, before: string): string => {
  const others = new URLSearchParams(before)
  for (const own of ['tab', 'page', 'query']) others.delete(own)
  return others.size === 0 ? search : `${search}&${others}`
}

/** Discover's machine on the address: it starts from it, writes it, and follows the browser's changes to it. */
export const useDiscover = () => {
  const app = useApp()
  const navigate = useNavigate()
  const location = useLocation()

  // The router's location follows a moment after the address was written.
  const written = useRef(location.search)
  const writeAddress = ({ place, history }: AddressChange) => {
    const isReplaced = history === 'replace'
    const search = withOthers(discoverSearch(place), location.search)
    // A link may have been clicked whose screen is still loading: its address stays.
    if (search === written.current || window.location.pathname !== location.pathname) return
    written.current = search
    void navigate(
      { pathname: location.pathname, search },
      { replace: isReplaced, state: isReplaced ? location.state : null },
    )
  }
  const remember = useCallback(({ context }: { context: DiscoverContext }) => rememberDiscover(app, context), [app])
  const [input] = useState(() => discoverInput(app, addressOf(location)))
  const flow = useActorRef(discoverTabsFlow(writeAddress), { input, inspect }, remember)

  const followed = useRef(location)
  useEffect(() => {
    if (followed.current === location) return
    followed.current = location
    written.current = location.search
    flow.send({ type: 'address changed', address: addressOf(location) })
  }, [flow, location])

  return { snapshot: useSelector(flow, (snapshot) => snapshot), send: flow.send }
}

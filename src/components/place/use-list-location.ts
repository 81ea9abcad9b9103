import { type ReadonlySignal, signal } from '@preact/signals-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import {
  changedParameters,
  type Parameters,
  pageFrom,
  queryString,
  sectionOf,
  sectionPath,
} from '#domain/movie/addresses.ts'
import type { ShownAddress } from '#machines/list-address.ts'
import { useListAddress } from '#wiring/flows/list-address.ts'
import { entryKey, isAtEntry } from './history-entry.ts'
import { usePopState } from './use-address.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

export interface ListLocation {
  readonly page: number
  readonly filter: string
  readonly parameter: (name: string) => string
  readonly hrefOfPage: (page: number) => string
  readonly hrefWith: (changes: Parameters) => string
  readonly change: (changes: Parameters) => void
  readonly goToPage: (page: number) => void
}

/** What the flow listens to. */
const useShownAddress = (): ReadonlySignal<ShownAddress> => {
  const { pathname, search, key } = useLocation()
  const shown = useMemo(
    (): ShownAddress => ({
      parameters: Object.fromEntries(new URLSearchParams(search)),
      key,
      isCovered: pathname !== sectionPath(sectionOf(pathname)),
    }),
    [pathname, search, key],
  )
  const [address] = useState(() => signal(shown))
  useEffect(() => {
    address.value = shown
  }, [address, shown])
  return address
}

export const useListLocation = (remembered: Parameters | null = null): ListLocation => {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const listPath = sectionPath(sectionOf(pathname))
  const [{ context }, send] = useListAddress({
    address: useShownAddress(),
    remembered,
    write: ({ parameters: drafted, replace, key }) => {
      if (!isAtEntry(key)) return null
      void navigate({ search: queryString(drafted) }, replace ? { replace: true, state } : {})
      return entryKey()
    },
  })
  usePopState(() => send({ type: 'history entry changed', key: entryKey() }))
  const inAddress = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search])
  const parameters: Parameters = context.draft?.parameters ?? inAddress
  const page = pageFrom(parameters['page']) ?? 1
  const onShown = useScrollMemory(listPath)
  useEffect(() => onShown(page), [onShown, page])

  const hrefWith = useCallback(
    (changes: Parameters) => `${listPath}${queryString(changedParameters(parameters, changes))}`,
    [listPath, parameters],
  )
  return {
    page,
    filter: parameters['filter'] ?? '',
    parameter: (name) => parameters[name] ?? '',
    hrefOfPage: useCallback((target) => hrefWith({ page: String(target) }), [hrefWith]),
    hrefWith,
    change: useCallback((changes) => send({ type: 'choice made', changes }), [send]),
    goToPage: useCallback(
      (target) => {
        send({ type: 'page chosen', changes: { page: String(target) } })
        window.scrollTo({ top: 0 })
      },
      [send],
    ),
  }
}

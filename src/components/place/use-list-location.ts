import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageFrom, queryString, sectionOf, sectionPath } from '#domain/movie/addresses.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { entryKey, isAtEntry } from './history-entry.ts'
import { settlingMs } from './settling.ts'
import { usePopState } from './use-pop-state.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

type Parameters = Readonly<Record<string, string>>

export interface ListLocation {
  readonly page: number
  readonly filter: string
  readonly parameter: (name: string) => string
  readonly hrefOfPage: (page: number) => string
  readonly hrefWith: (changes: Parameters) => string
  readonly change: (changes: Parameters) => void
  readonly goToPage: (page: number) => void
}

/** Choices that are not in the address yet. */
interface Draft {
  readonly search: string
  readonly replace: boolean
  /** The router's keys of the history entry it began at and of those it was written to. */
  readonly keys: readonly string[]
}

const withChanges = (search: string, changes: Parameters): string => {
  const next = { ...Object.fromEntries(new URLSearchParams(search)), page: '1', ...changes }
  return queryString(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')))
}

export const useListLocation = (remembered: Parameters | null = null): ListLocation => {
  const { timeout } = useApp().platform
  const navigate = useNavigate()
  const { pathname, search, state, key } = useLocation()
  const listPath = sectionPath(sectionOf(pathname))
  const isCovered = pathname !== listPath
  const [draft, setDraft] = useState<Draft | null>(
    () => remembered && { search: withChanges(search, remembered), replace: true, keys: [key] },
  )
  const currentSearch = draft?.search ?? search

  if (draft !== null && !isCovered) {
    const isWritten = draft.search === search && draft.keys.at(-1) === key
    if (isWritten || !draft.keys.includes(key)) setDraft(null)
  }
  usePopState(() => {
    const earlier = entryKey()
    setDraft((latest) => (latest?.keys.slice(0, -1).includes(earlier) ? null : latest))
  })
  useEffect(() => {
    if (draft === null || isCovered) return
    return timeout(() => {
      // A link was clicked in the meantime, or the router has not seen the last written address yet.
      if (!isAtEntry(key)) return
      void navigate({ search: draft.search }, draft.replace ? { replace: true, state } : {})
      const written = entryKey()
      setDraft((latest) => latest && { ...latest, replace: true, keys: [...latest.keys, written] })
    }, settlingMs)
  }, [draft, isCovered, state, key, navigate, timeout])

  const parameters = Object.fromEntries(new URLSearchParams(currentSearch))
  const page = pageFrom(parameters['page']) ?? 1
  const onShown = useScrollMemory(listPath)
  useEffect(() => onShown(page), [onShown, page])

  const hrefWith = useCallback(
    (changes: Parameters) => `${listPath}${withChanges(currentSearch, changes)}`,
    [listPath, currentSearch],
  )
  return {
    page,
    filter: parameters['filter'] ?? '',
    parameter: (name) => parameters[name] ?? '',
    hrefOfPage: useCallback((target) => hrefWith({ page: String(target) }), [hrefWith]),
    hrefWith,
    change: useCallback(
      (changes) =>
        setDraft((before) => ({
          search: withChanges(before?.search ?? search, changes),
          replace: before?.replace ?? true,
          keys: before?.keys ?? [key],
        })),
      [search, key],
    ),
    goToPage: useCallback(
      (target) => {
        setDraft((before) => ({
          search: withChanges(currentSearch, { page: String(target) }),
          replace: false,
          keys: before?.keys ?? [key],
        }))
        window.scrollTo({ top: 0 })
      },
      [currentSearch, key],
    ),
  }
}

import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageFrom, queryString, sectionOf, sectionPath } from '#domain/addresses.ts'
import { useApp } from '#wiring/use-app.ts'
import { entryKey, isAtEntry } from './history-entry.ts'
import { useScrollMemory } from './use-scroll-memory.ts'

type Parameters = Readonly<Record<string, string>>

/** Where a person is in a list, as the address says it: page, search text and the list's own parameters. */
export interface ListPlace {
  /** From 1; 1 where the address names none. It may lie beyond the last page. */
  readonly page: number
  /** The list's search text. */
  readonly filter: string
  /** A parameter of the address, '' where there is none. */
  readonly parameter: (name: string) => string
  /** The list's address with another page, from 1. */
  readonly hrefOfPage: (page: number) => string
  /**
   * The list's address with some parameters changed and '' ones left out; anything but a page change asks for page 1.
   */
  readonly hrefWith: (changes: Parameters) => string
  /** Goes there at once, in place of the present entry of the history. */
  readonly change: (changes: Parameters) => void
  /** Turns to a page, which Back takes back, and scrolls to the top of it. */
  readonly turnTo: (page: number) => void
}

/** How long writing the address waits for more typing and for the list to be painted, in milliseconds. */
const writeDelayMs = 100

/** What a person has chosen and the address does not say yet. */
interface Draft {
  readonly search: string
  readonly replace: boolean
  /** The router's keys of the history entries it belongs to: the one it began at, and those it was written to. */
  readonly keys: readonly string[]
}

const withChanges = (search: string, changes: Parameters): string => {
  const next = { ...Object.fromEntries(new URLSearchParams(search)), page: '1', ...changes }
  return queryString(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')))
}

/**
 * The place in the list whose address this is. What a person changes shows at once and the address follows a moment
 * later: a browser takes so long to write it that typing would wait for every key. `remembered` are parameters of an
 * earlier stay that the list begins with, null to begin with the address alone.
 */
export const useListPlace = (remembered: Parameters | null = null): ListPlace => {
  const { timeout } = useApp()
  const navigate = useNavigate()
  const { pathname, search, state, key } = useLocation()
  const listPath = sectionPath(sectionOf(pathname))
  const isCovered = pathname !== listPath
  const [draft, setDraft] = useState<Draft | null>(
    () => remembered && { search: withChanges(search, remembered), replace: true, keys: [key] },
  )
  const shown = draft?.search ?? search

  if (draft !== null && !isCovered) {
    const isWritten = draft.search === search && draft.keys.at(-1) === key
    // Back, Forward or a link led to another place of this list: what was typed at the old one is dropped.
    if (isWritten || !draft.keys.includes(key)) setDraft(null)
  }
  useEffect(() => {
    if (draft === null || isCovered) return
    return timeout(() => {
      // A link was clicked in the meantime, or the router does not know yet of the address written last.
      if (!isAtEntry(key)) return
      void navigate({ search: draft.search }, draft.replace ? { replace: true, state } : {})
      const written = entryKey()
      setDraft((latest) => latest && { ...latest, replace: true, keys: [...latest.keys, written] })
    }, writeDelayMs)
  }, [draft, isCovered, state, key, navigate, timeout])

  const parameters = Object.fromEntries(new URLSearchParams(shown))
  const page = pageFrom(parameters['page']) ?? 1
  const onShown = useScrollMemory(listPath)
  useEffect(() => onShown(page), [onShown, page])

  const hrefWith = useCallback((changes: Parameters) => `${listPath}${withChanges(shown, changes)}`, [listPath, shown])
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
    turnTo: useCallback(
      (target) => {
        setDraft((before) => ({
          search: withChanges(shown, { page: String(target) }),
          replace: false,
          keys: before?.keys ?? [key],
        }))
        window.scrollTo({ top: 0 })
      },
      [shown, key],
    ),
  }
}

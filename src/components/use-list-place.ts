import { startTransition, useEffect, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageFrom, queryString, sectionOf, sectionPath } from '#domain/addresses.ts'
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
  /** The list's address with some parameters changed and '' ones left out; anything but a page change asks for page 1. */
  readonly hrefWith: (changes: Parameters) => string
  /** Goes there at once, in place of the present entry of the history. */
  readonly change: (changes: Parameters) => void
  /** Turns to a page, which Back takes back, and scrolls to the top of it. */
  readonly turnTo: (page: number) => void
}

/**
 * The place in the list whose address this is. What a person changes shows at once, ahead of the address, so that
 * typing never waits for the router.
 */
export const useListPlace = (): ListPlace => {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [shown, showAtOnce] = useOptimistic<string>(search)
  const parameters = Object.fromEntries(new URLSearchParams(shown))
  const page = pageFrom(parameters['page']) ?? 1
  const listPath = sectionPath(sectionOf(pathname))

  const onShown = useScrollMemory(listPath)
  useEffect(() => onShown(page), [onShown, page])

  const searchWith = (changes: Parameters): string => {
    const next = { ...parameters, page: '1', ...changes }
    return queryString(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')))
  }
  const go = (changes: Parameters, replace: boolean) =>
    startTransition(() => {
      const next = searchWith(changes)
      showAtOnce(next)
      void navigate({ search: next }, replace ? { replace, state } : {})
    })
  return {
    page,
    filter: parameters['filter'] ?? '',
    parameter: (name) => parameters[name] ?? '',
    hrefWith: (changes) => `${listPath}${searchWith(changes)}`,
    change: (changes) => go(changes, true),
    turnTo: (target) => {
      go({ page: String(target) }, false)
      window.scrollTo({ top: 0 })
    },
  }
}

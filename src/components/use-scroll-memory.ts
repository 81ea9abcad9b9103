import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { sectionOf, sectionPath } from '#domain/addresses.ts'
import type { PageInfo } from '#stores/list-memory.ts'
import { useApp } from '#wiring/use-app.ts'
import { useStartAtTop } from './use-start-at-top.ts'

/** How long after a return the page scrolls to where it was, in milliseconds (spec section 9). */
const restoreDelay = 100

/** The state of a link that leads back to a list: the list then appears as it was left. */
export const returning = { returns: true } as const
/** Whether a history entry was made by such a link. */
export const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returns' in state && state.returns === true

/** Whether a place was stored by this document, or by the one of which this is a reload. */
const isOfThisReturn = ({ lastVisited }: PageInfo): boolean => {
  const [load] = performance.getEntriesByType('navigation')
  const isFresh = load !== undefined && 'type' in load && load.type === 'navigate'
  return !isFresh || lastVisited >= performance.timeOrigin
}

/**
 * Brings a list that is returned to, by Back, by a link that says so or by a reload, to where it stood; one that is
 * arrived at begins at its top. `listPath` is the list's own path, without a modal. Call the result with the page whose
 * cards stand now.
 */
export const useScrollMemory = (listPath: string): ((page: number) => void) => {
  const { memory, timeout, keepPage } = useApp()
  const { pathname, search, state } = useLocation()
  const arrival = useNavigationType()
  const isCovered = pathname !== listPath

  const wanted = useRef<PageInfo | null | undefined>(undefined)
  if (wanted.current === undefined) {
    const isReturn = arrival === 'POP' || isReturning(state)
    const info = isReturn ? memory.pageInfo(listPath).read() : null
    wanted.current = info && isOfThisReturn(info) ? info : null
  }
  useStartAtTop(wanted.current !== null)

  useEffect(() => {
    if (isCovered) return
    const keep = () => keepPage(pathname, search)
    // In the capture phase, before a link's own handlers lead on.
    document.addEventListener('click', keep, true)
    window.addEventListener('pagehide', keep)
    return () => {
      document.removeEventListener('click', keep, true)
      window.removeEventListener('pagehide', keep)
    }
  }, [isCovered, keepPage, pathname, search])

  return useCallback(
    (page) => {
      const info = wanted.current
      if (info?.page === page) {
        const scroll = () => window.scrollTo({ top: info.scrollY })
        // Somebody who has gone on in that moment is on another page.
        const isStillHere = () => sectionPath(sectionOf(window.location.pathname)) === listPath
        if (isCovered) scroll()
        else timeout(() => isStillHere() && scroll(), restoreDelay)
      }
      if (isCovered) return
      wanted.current = null
      memory.restoreScrollY.forget()
      memory.returningFromMovie.forget()
    },
    [isCovered, listPath, memory, timeout],
  )
}

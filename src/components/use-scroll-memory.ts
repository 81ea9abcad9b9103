import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { sectionOf, sectionPath } from '#domain/addresses.ts'
import type { PageInfo } from '#stores/list-memory.ts'
import { useApp } from '#wiring/use-app.ts'
import { useStartAtTop } from './use-start-at-top.ts'

const restoreDelay = 100

/** State of a link that restores the list it leads back to. */
export const returning = { returns: true } as const
export const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returns' in state && state.returns === true

const isOfThisReturn = ({ lastVisited }: PageInfo): boolean => {
  const [load] = performance.getEntriesByType('navigation')
  const isFresh = load !== undefined && 'type' in load && load.type === 'navigate'
  return !isFresh || lastVisited >= performance.timeOrigin
}

/** Restores the scroll position after Back, a returning link or a reload. Call the result with the rendered page. */
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
    // In the capture phase, before a link's own handlers navigate.
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
        // The person may have gone on in the meantime.
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

import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { sectionOf, sectionPath } from '#domain/movie/addresses.ts'
import { settlingMs } from '#domain/values/settling.ts'
import type { PageInfo } from '#stores/preferences/list-memory.ts'
import { appPath } from '#wiring/app/app-path.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useResetScroll } from './use-reset-scroll.ts'

/** State of a link that restores the list it leads back to. */
export const returnState = { returns: true } as const
export const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returns' in state && state.returns === true

const isFromThisPageLoad = ({ lastVisited }: PageInfo): boolean => {
  const [load] = performance.getEntriesByType('navigation')
  const isFresh = load !== undefined && 'type' in load && load.type === 'navigate'
  return !isFresh || lastVisited >= performance.timeOrigin
}

const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Scrolls to `top`, and again while the page is still growing, until the user does something. Returns how to stop. */
const scrollAsPageGrows = (top: number): (() => void) => {
  const growing = new ResizeObserver(() => scroll())
  const stop = () => {
    growing.disconnect()
    for (const input of inputs) window.removeEventListener(input, stop)
  }
  const scroll = () => {
    window.scrollTo({ top })
    // Positions can be fractions.
    if (Math.abs(window.scrollY - top) < 1) stop()
  }
  growing.observe(document.body)
  for (const input of inputs) window.addEventListener(input, stop, { passive: true })
  scroll()
  return stop
}

/** Restores the scroll position after Back, a returning link or a reload. Call the result with the rendered page. */
export const useScrollMemory = (listPath: string): ((page: number) => void) => {
  const { memory, platform } = useApp()
  const { pathname, search, state } = useLocation()
  const navigationType = useNavigationType()
  const isCovered = pathname !== listPath

  const restored = useRef<PageInfo | null | undefined>(undefined)
  if (restored.current === undefined) {
    const isReturn = navigationType === 'POP' || isReturning(state)
    const info = isReturn ? memory.lists.pageInfo(listPath).read() : null
    restored.current = info && isFromThisPageLoad(info) ? info : null
  }
  useResetScroll(restored.current !== null)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])

  useEffect(() => {
    if (isCovered) return
    const save = () => memory.savePage(pathname, search)
    // In the capture phase, before a link's own handlers navigate.
    document.addEventListener('click', save, true)
    window.addEventListener('pagehide', save)
    return () => {
      document.removeEventListener('click', save, true)
      window.removeEventListener('pagehide', save)
    }
  }, [isCovered, memory.savePage, pathname, search])

  return useCallback(
    (page) => {
      const info = restored.current
      if (info?.page === page) {
        const scroll = () => {
          stop.current()
          stop.current = scrollAsPageGrows(info.scrollY)
        }
        // The user may have gone on in the meantime.
        const isStillHere = () => sectionPath(sectionOf(appPath(window.location.pathname))) === listPath
        if (isCovered) scroll()
        else platform.timeout(() => isStillHere() && scroll(), settlingMs)
      }
      if (isCovered) return
      restored.current = null
      memory.lists.restoreScrollY.clear()
      memory.lists.returningFromMovie.clear()
    },
    [isCovered, listPath, memory.lists, platform.timeout],
  )
}

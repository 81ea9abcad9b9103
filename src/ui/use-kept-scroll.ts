import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a scrolling part whose content changes with `place`: a new place begins at its top, one that was left comes
 * back as it was. Focus that went with the old content goes to `content`.
 */
export const useKeptScroll = (place: string, content: RefObject<HTMLElement | null>) => {
  const scroller = useRef<HTMLDivElement>(null)
  const kept = useRef(new Map<string, number>())
  const shown = useRef(place)
  useLayoutEffect(() => {
    if (shown.current === place) return
    shown.current = place
    if (scroller.current) scroller.current.scrollTop = kept.current.get(place) ?? 0
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) content.current?.focus({ preventScroll: true })
  }, [place, content])
  return {
    ref: scroller,
    onScroll: () => {
      kept.current.set(shown.current, scroller.current?.scrollTop ?? 0)
    },
  }
}

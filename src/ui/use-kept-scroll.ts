import { type RefObject, useLayoutEffect, useRef } from 'react'

// While the new content's code still loads, the old one is hidden and has the focus until the browser next renders.
const isLost = (focused: Element | null) =>
  !focused || focused === document.body || focused.checkVisibility?.() === false

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
    if (isLost(document.activeElement)) content.current?.focus({ preventScroll: true })
  }, [place, content])
  return {
    ref: scroller,
    onScroll: () => {
      kept.current.set(shown.current, scroller.current?.scrollTop ?? 0)
    },
  }
}

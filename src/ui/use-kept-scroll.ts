import { type RefObject, useLayoutEffect, useRef } from 'react'

// While the new content loads, the old content is hidden but keeps the focus until the next render.
const isLost = (focused: Element | null) =>
  !focused || focused === document.body || focused.checkVisibility?.() === false

/** Keeps a scroll position per `place`. Focus lost with the old content moves to `content`. */
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

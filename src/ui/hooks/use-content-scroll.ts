import { type RefObject, useLayoutEffect, useRef } from 'react'

// While the new content loads, the old content is hidden but keeps the focus until the next render.
const isLost = (focused: Element | null) =>
  !focused || focused === document.body || focused.checkVisibility?.() === false

/** Keeps a scroll position per `contentKey`. Focus lost with the old content moves to `content`. */
export const useContentScroll = (contentKey: string, content: RefObject<HTMLElement | null>) => {
  const scroller = useRef<HTMLDivElement>(null)
  const positions = useRef(new Map<string, number>())
  const currentKey = useRef(contentKey)
  useLayoutEffect(() => {
    if (currentKey.current === contentKey) return
    currentKey.current = contentKey
    if (scroller.current) scroller.current.scrollTop = positions.current.get(contentKey) ?? 0
    if (isLost(document.activeElement)) content.current?.focus({ preventScroll: true })
  }, [contentKey, content])
  const save = () => {
    positions.current.set(currentKey.current, scroller.current?.scrollTop ?? 0)
  }
  // A link can be followed before the scroll event, which comes with the next frame.
  return { ref: scroller, onScroll: save, onClickCapture: save }
}

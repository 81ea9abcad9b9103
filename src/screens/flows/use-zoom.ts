import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

interface ZoomOptions {
  readonly scale: number
  /** `null` returns to the scale that fits. */
  readonly onScale: (scale: number | null) => void
  readonly zoomsOnWheel: boolean
}

const smallest = 0.2
const largest = 4
export const zoomStep = 1.25

const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const between = ([one, other]: readonly [Touch, Touch]) => ({
  middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
})

const twoOf = ({ touches: [one, other] }: TouchEvent): readonly [Touch, Touch] | null =>
  one && other ? [one, other] : null

export const useZoom = (
  scroller: RefObject<HTMLElement | null>,
  { scale, onScale, zoomsOnWheel }: ZoomOptions,
): ((factor: number) => void) => {
  const current = useRef(scale)
  /** The point of the picture that stays under the pointer, in the picture's units. */
  const anchor = useRef<{ readonly screen: Point; readonly picture: Point } | null>(null)

  useLayoutEffect(() => {
    current.current = scale
    const element = scroller.current
    const picture = element?.firstElementChild?.getBoundingClientRect()
    if (!element || !picture || !anchor.current) return
    const { screen, picture: point } = anchor.current
    anchor.current = null
    element.scrollLeft += picture.left + point.x * scale - screen.x
    element.scrollTop += picture.top + point.y * scale - screen.y
  }, [scale, scroller])

  const zoomAt = useCallback(
    (screen: Point, factor: number) => {
      const picture = scroller.current?.firstElementChild?.getBoundingClientRect()
      if (!picture) return
      const before = current.current
      const next = Math.min(largest, Math.max(smallest, before * factor))
      anchor.current = {
        screen,
        picture: { x: (screen.x - picture.left) / before, y: (screen.y - picture.top) / before },
      }
      current.current = next
      onScale(next)
    },
    [scroller, onScale],
  )
  const zoomBy = useCallback(
    (factor: number) => {
      if (scroller.current) zoomAt(middleOf(scroller.current), factor)
    },
    [scroller, zoomAt],
  )

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener(
      'wheel',
      (event) => {
        if (!zoomsOnWheel && !event.ctrlKey && !event.metaKey) return
        event.preventDefault()
        const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
        zoomAt({ x: event.clientX, y: event.clientY }, 2 ** (-pixels / (event.ctrlKey ? 100 : 400)))
      },
      { signal, passive: false },
    )
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.key === '+' || event.key === '=') zoomBy(zoomStep)
        else if (event.key === '-') zoomBy(1 / zoomStep)
        else if (event.key === '0') onScale(null)
        else return
        event.preventDefault()
      },
      { signal },
    )
    listenToPinch(element, zoomAt, signal)
    listenToDrag(element, signal)
    return () => listening.abort()
  }, [scroller, zoomAt, zoomBy, onScale, zoomsOnWheel])
  return zoomBy
}

const listenToPinch = (element: HTMLElement, zoomAt: (screen: Point, factor: number) => void, signal: AbortSignal) => {
  let last: ReturnType<typeof between> | null = null
  const start = (event: TouchEvent) => {
    const touches = twoOf(event)
    last = touches && between(touches)
    if (touches) event.preventDefault()
  }
  const move = (event: TouchEvent) => {
    const touches = twoOf(event)
    if (!touches || !last) return
    event.preventDefault()
    const { middle, distance } = between(touches)
    element.scrollLeft -= middle.x - last.middle.x
    element.scrollTop -= middle.y - last.middle.y
    zoomAt(middle, distance / (last.distance || 1))
    last = { middle, distance }
  }
  element.addEventListener('touchstart', start, { signal, passive: false })
  element.addEventListener('touchmove', move, { signal, passive: false })
  element.addEventListener('touchend', start, { signal, passive: false })
}

const listenToDrag = (element: HTMLElement, signal: AbortSignal) => {
  let last: Point | null = null
  element.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX: x, clientY: y, pointerId }) => {
      if (pointerType !== 'mouse' || button !== 0) return
      last = { x, y }
      element.setPointerCapture(pointerId)
    },
    { signal },
  )
  element.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      if (!last) return
      element.scrollBy({ left: last.x - x, top: last.y - y, behavior: 'instant' })
      last = { x, y }
    },
    { signal },
  )
  const stop = () => {
    last = null
  }
  element.addEventListener('pointerup', stop, { signal })
  element.addEventListener('pointercancel', stop, { signal })
}

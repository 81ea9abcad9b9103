import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { css, cx } from '#styled/css'
import type { ChartPicture } from './chart.ts'
import { fittingScale, pictureFor, readableScale } from './fit.ts'
import { Picture } from './picture.tsx'
import { useSize } from './use-size.ts'
import { useZoom, zoomStep } from './use-zoom.ts'

const offsetFor = (start: number, end: number, viewStart: number, viewEnd: number): number =>
  start >= viewStart && end <= viewEnd ? 0 : (start + end - viewStart - viewEnd) / 2

const useStateInView = (scroller: RefObject<HTMLElement | null>, changes: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes the chart, which is read from the page
  useLayoutEffect(() => {
    const element = scroller.current
    const state = [...(element?.querySelectorAll('[data-active] > rect') ?? [])].at(-1)
    if (!element || !state) return
    const view = element.getBoundingClientRect()
    const { left, right, top, bottom } = state.getBoundingClientRect()
    element.scrollLeft += offsetFor(left, right, view.left, view.right)
    element.scrollTop += offsetFor(top, bottom, view.top, view.bottom)
  }, [scroller, changes])
}

const scrollArea = css({
  display: 'grid',
  placeItems: 'safe center',
  overflow: 'auto',
  padding: '3',
  touchAction: 'pan-x pan-y',
  userSelect: 'none',
  cursor: 'grab',
  _active: { cursor: 'grabbing' },
})

export interface ZoomActions {
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  readonly fit: () => void
}

interface ChartViewProps {
  readonly pictures: readonly ChartPicture[]
  readonly label: string
  readonly active: readonly string[]
  readonly className: string
  readonly zoomsOnWheel?: boolean
  readonly toolbar?: (zoom: ZoomActions) => ReactNode
}

/** 'fit' shows the whole chart, even if its text is too small to read. */
export const ChartView = ({ pictures, label, active, className, zoomsOnWheel = false, toolbar }: ChartViewProps) => {
  const scroller = useRef<HTMLElement>(null)
  const size = useSize(scroller)
  const [zoom, setZoom] = useState<number | 'fit' | 'readable'>('readable')
  const picture = size && pictureFor(pictures, size)
  const fitting = size && picture ? fittingScale(picture, size) : 1
  const scale = zoom === 'fit' ? fitting : zoom === 'readable' ? Math.max(fitting, readableScale) : zoom
  const onScale = useCallback((next: number | null) => setZoom(next ?? 'fit'), [])
  const zoomBy = useZoom(scroller, { scale, onScale, zoomsOnWheel })
  useStateInView(scroller, `${active.join()} ${picture?.width} ${size?.width} ${size?.height}`)
  return (
    <>
      {toolbar?.({
        zoomIn: () => zoomBy(zoomStep),
        zoomOut: () => zoomBy(1 / zoomStep),
        fit: () => setZoom('fit'),
      })}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled and zoomed with the keyboard */}
      <section ref={scroller} className={cx(scrollArea, className)} aria-label={label} tabIndex={0}>
        {picture ? <Picture picture={picture} scale={scale} label={label} active={active} /> : null}
      </section>
    </>
  )
}

import { type RefObject, useLayoutEffect } from 'react'

const offsetFor = (start: number, end: number, viewStart: number, viewEnd: number): number =>
  start >= viewStart && end <= viewEnd ? 0 : (start + end - viewStart - viewEnd) / 2

export const useStateInView = (scroller: RefObject<HTMLElement | null>, changes: string): void => {
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

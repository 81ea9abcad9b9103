import { type RefObject, useEffect } from 'react'

/**
 * Keeps `data-more` of a row that scrolls sideways: at which ends of it something is hidden, 'start', 'end' or both.
 * `items` tells which elements it has: give it another value when there are others.
 */
export const useHiddenEnds = (row: RefObject<HTMLElement | null>, items: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have other elements
  useEffect(() => {
    const element = row.current
    if (!element) return
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth
      const ends = [...(element.scrollLeft > 1 ? ['start'] : []), ...(element.scrollLeft < hidden - 1 ? ['end'] : [])]
      element.dataset['more'] = ends.join(' ')
    }
    // It is called after layout, so that no click waits for one: labels have counts, which change with each.
    const sizes = new ResizeObserver(mark)
    for (const each of [element, ...element.children]) sizes.observe(each)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [items])
}

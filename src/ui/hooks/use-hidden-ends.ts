import { type RefObject, useEffect } from 'react'

/** Keeps `data-more` of a row that scrolls sideways: at which ends of it something is hidden, 'start', 'end' or both. */
export const useHiddenEnds = (row: RefObject<HTMLElement | null>, content: unknown): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content may be wider
  useEffect(() => {
    const element = row.current
    if (!element) return
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth
      const ends = [...(element.scrollLeft > 1 ? ['start'] : []), ...(element.scrollLeft < hidden - 1 ? ['end'] : [])]
      element.dataset['more'] = ends.join(' ')
    }
    mark()
    element.addEventListener('scroll', mark, { passive: true })
    addEventListener('resize', mark)
    return () => {
      element.removeEventListener('scroll', mark)
      removeEventListener('resize', mark)
    }
  }, [content])
}

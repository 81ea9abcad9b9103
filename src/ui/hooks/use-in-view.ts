import { type RefObject, useEffect, useState } from 'react'

/** True from when the element has first been on the screen, or at most `margin` away from it. */
export const useInView = (element: RefObject<Element | null>, margin = '0px'): boolean => {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (isInView || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setInView(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isInView, margin])
  return isInView
}

import { useEffect } from 'react'

/** Keeps in `--keyboard` how much of the window's foot a raised keyboard covers: on phones it does not resize the page. */
export const useRaisedKeyboard = (): void => {
  useEffect(() => {
    const { visualViewport: viewport } = window
    if (!viewport) return
    const { style } = document.documentElement
    const apply = () => {
      const { height, offsetTop, scale } = viewport
      // A magnified page is covered by nothing.
      const covered = scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - height - offsetTop))
      const value = covered === 0 ? '' : `${covered}px`
      if (style.getPropertyValue('--keyboard') !== value) style.setProperty('--keyboard', value)
    }
    viewport.addEventListener('resize', apply)
    viewport.addEventListener('scroll', apply)
    return () => {
      viewport.removeEventListener('resize', apply)
      viewport.removeEventListener('scroll', apply)
    }
  }, [])
}

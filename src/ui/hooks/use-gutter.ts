import { useEffect } from 'react'

/** Notes what scrollbars of the page take, or would take. */
export const useGutter = (): void => {
  useEffect(() => {
    const { documentElement: root, body } = document
    const measure = () => {
      // An open dialog has taken the gutter away.
      if ('scrollLock' in body.dataset) return
      body.style.setProperty('--gutter', `${window.innerWidth - root.getBoundingClientRect().width}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
}

import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useMessages } from '#wiring/use-messages.ts'

/** How far down the button appears, in pixels (spec section 9). */
const threshold = 300

// A scroll that a script asks for does not heed it by itself.
const lessMotion = '(prefers-reduced-motion: reduce)'

const place = css({
  position: 'fixed',
  insetInlineEnd: { base: '4', md: '6' },
  bottom: { base: '[calc(4.75rem + env(safe-area-inset-bottom))]', md: '6' },
  zIndex: 'floating',
  background: 'raised',
  boxShadow: 'floating',
})

/** A button back to the top of a long page, there once it is scrolled by more than 300 px. */
export const ScrollToTop = () => {
  const { navigation } = useMessages()
  const [isFarDown, setFarDown] = useState(false)
  useEffect(() => {
    const look = () => setFarDown(window.scrollY > threshold)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!isFarDown) return null
  return (
    <IconButton
      className={place}
      label={navigation.scrollToTop}
      icon={<ArrowUp aria-hidden="true" />}
      onClick={() => window.scrollTo({ top: 0, behavior: window.matchMedia(lessMotion).matches ? 'auto' : 'smooth' })}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { css } from '#styled/css'
import { IconButton } from '#ui/button.tsx'
import { useFocusKeeper } from '#ui/hooks/use-focus-keeper.ts'
import { useRaisedKeyboard } from '#ui/hooks/use-raised-keyboard.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { Tooltips } from './tooltips.tsx'

const threshold = 300

// Scrolling from a script ignores the CSS for reduced motion.
const reducedMotion = '(prefers-reduced-motion: reduce)'

// On a phone in the place of the sign in the header, since anywhere else it would lie on the buttons of a list.
const button = css({
  position: 'fixed',
  insetInlineStart: { mdDown: 'corner-start' },
  insetInlineEnd: { md: 'corner-end' },
  top: { mdDown: '2.5' },
  bottom: { md: '6' },
  zIndex: 'floating',
  background: 'raised',
  boxShadow: { md: 'floating' },
})

const ScrollToTop = () => {
  const { navigation } = useCoreMessages()
  const [isFarDown, setFarDown] = useState(false)
  useEffect(() => {
    const update = () => setFarDown(window.scrollY > threshold)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  if (!isFarDown) return null
  return (
    <IconButton
      className={button}
      data-up
      label={navigation.scrollToTop}
      icon={<ArrowUp aria-hidden="true" />}
      onClick={() =>
        window.scrollTo({ top: 0, behavior: window.matchMedia(reducedMotion).matches ? 'auto' : 'smooth' })
      }
    />
  )
}

/** What helps on every page and shows nothing on a page that has just opened, so that it loads after it. */
export const PageAids = () => {
  const { platform, provider } = useApp()
  useFocusKeeper(platform.timeout)
  useRaisedKeyboard()
  // Loaded at the start, and again for another language or source (docs/spec.md, Layout).
  useQuery(useValue(provider.queries).genreList())
  return (
    <>
      <ScrollToTop />
      <Tooltips />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useFocusKeeper } from '#ui/hooks/use-focus-keeper.ts'
import { useRaisedKeyboard } from '#ui/hooks/use-raised-keyboard.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import { Tooltips } from './tooltips.tsx'

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

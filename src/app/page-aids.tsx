import { useFocusKeeper } from '#ui/hooks/use-focus-keeper.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { ScrollToTop } from './scroll-to-top.tsx'
import { Tooltips } from './tooltips.tsx'

/** What helps on every page and shows nothing on a page that has just opened, so that it loads after it. */
export const PageAids = () => {
  useFocusKeeper(useApp().platform.timeout)
  return (
    <>
      <ScrollToTop />
      <Tooltips />
    </>
  )
}

import { lazy, Suspense } from 'react'
import { Banner } from '#ui/banner.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

// Without its words there is nothing to offer, and nothing else fails.
const LanguageOffer = lazy(() =>
  import('./language-offer.tsx').then(
    (module) => ({ default: module.LanguageOffer }),
    () => ({ default: () => null }),
  ),
)

/** The place of the line that offers the browser's language, kept free until its words are there. */
export const OfferPlace = () =>
  useValue(useApp().offered) === null ? null : (
    <Suspense fallback={<Banner>{null}</Banner>}>
      <LanguageOffer />
    </Suspense>
  )

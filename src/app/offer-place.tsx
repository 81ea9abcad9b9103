import { Suspense } from 'react'
import { optional } from '#components/screen.tsx'
import { Banner } from '#ui/banner.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const LanguageOffer = optional(() => import('./language-offer.tsx').then((module) => module.LanguageOffer))

/** The place of the line that offers the browser's language, kept free until its words are there. */
export const OfferPlace = () =>
  useValue(useApp().offered) === null ? null : (
    <Suspense fallback={<Banner>{null}</Banner>}>
      <LanguageOffer />
    </Suspense>
  )

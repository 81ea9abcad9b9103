import { Optional } from '#components/load-boundary.tsx'
import { part } from '#components/screen.tsx'
import { Banner } from '#ui/banner.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const LanguageOffer = part(() => import('./language-offer.tsx').then((module) => module.LanguageOffer))

/** The place of the line that offers the browser's language, kept free until its words are there. */
export const OfferPlace = () =>
  useValue(useApp().offered) === null ? null : (
    <Optional loading={<Banner>{null}</Banner>}>
      <LanguageOffer />
    </Optional>
  )

import { useSignals } from '@preact/signals-react/runtime'
import { AsyncBoundary, Nothing } from '#components/async/async-boundary.tsx'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { Banner } from '#ui/banner.tsx'
import { useApp } from '#wiring/app/use-app.ts'

const LanguageOffer = lazyComponent(() => import('./language-offer.tsx').then((module) => module.LanguageOffer))

export const LanguageNotice = () => {
  useSignals()
  const offered = useApp().language.offered.value
  return offered === null ? null : (
    // As high as the offer, so that nothing moves.
    <AsyncBoundary loading={<Banner>{null}</Banner>} ErrorFallback={Nothing}>
      <LanguageOffer offered={offered} />
    </AsyncBoundary>
  )
}

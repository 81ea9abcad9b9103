import { useSignals } from '@preact/signals-react/runtime'
import { languageOffers } from '#i18n/language-offers.ts'
import { Banner } from '#ui/banner.tsx'
import { useApp } from '#wiring/app/use-app.ts'

export const LanguageOffer = () => {
  useSignals()
  const app = useApp()
  const offered = app.language.offered.value
  if (offered === null) return null
  const offer = languageOffers[offered]
  return (
    <div lang={offered}>
      <Banner dismiss={offer.dismiss} onDismiss={app.memory.notices.dismissLanguage}>
        {offer.line}{' '}
        <button type="button" onClick={() => app.commands.settings.change({ field: 'language', value: offered })}>
          {offer.accept}
        </button>
      </Banner>
    </div>
  )
}

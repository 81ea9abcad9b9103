import { languageOffers } from '#i18n/language-offers.ts'
import { Banner } from '#ui/banner.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

export const LanguageOffer = () => {
  const app = useApp()
  const offered = useValue(app.language.offered)
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

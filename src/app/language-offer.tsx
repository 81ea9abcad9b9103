import { languageOffers } from '#i18n/language-offers.ts'
import { Banner } from '#ui/banner.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

export const LanguageOffer = () => {
  const app = useApp()
  const offered = useValue(app.offeredLanguage)
  if (offered === null) return null
  const words = languageOffers[offered]
  return (
    <div lang={offered}>
      <Banner dismiss={words.dismiss} onDismiss={app.notices.dismissLanguage}>
        {words.line}{' '}
        <button type="button" onClick={() => app.commands.settings.change({ field: 'language', value: offered })}>
          {words.accept}
        </button>
      </Banner>
    </div>
  )
}

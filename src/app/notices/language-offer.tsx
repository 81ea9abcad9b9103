import { createSettingsCommands } from '#commands/settings.ts'
import { languageOffers } from '#messages/language-offers.ts'
import { Banner } from '#ui/banner.tsx'
import { useApp } from '#wiring/app/use-app.ts'

export const LanguageOffer = ({ offered }: { offered: keyof typeof languageOffers }) => {
  const app = useApp()
  const offer = languageOffers[offered]
  return (
    <div lang={offered}>
      <Banner dismiss={offer.dismiss} onDismiss={app.memory.notices.language.dismiss}>
        {offer.line}{' '}
        <button
          type="button"
          onClick={() => app.lazy.get(createSettingsCommands).change({ field: 'language', value: offered })}
        >
          {offer.accept}
        </button>
      </Banner>
    </div>
  )
}

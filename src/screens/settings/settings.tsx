import { Page } from '#components/page.tsx'
import { useResetScroll } from '#components/use-reset-scroll.ts'
import { css } from '#styled/css'
import { useMessages } from '#wiring/use-messages.ts'
import { About } from './about.tsx'
import { Appearance } from './appearance.tsx'
import { DataCard } from './data-card.tsx'
import { DeleteData } from './delete-data.tsx'
import { Developers } from './developers.tsx'
import { Keyboard } from './keyboard.tsx'
import { ProviderSettings } from './provider-settings.tsx'

const cards = css({ display: 'flex', flexDirection: 'column', gap: '5', maxWidth: 'form' })

export const SettingsScreen = () => {
  useResetScroll()
  return (
    <Page heading={useMessages().settings.heading}>
      <div className={cards}>
        <ProviderSettings />
        <Appearance />
        <Keyboard />
        <DataCard />
        <DeleteData />
        <Developers />
        <About />
      </div>
    </Page>
  )
}

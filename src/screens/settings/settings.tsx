import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { Page } from '#components/async/page.tsx'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { useResetScroll } from '#components/place/use-reset-scroll.ts'
import { css } from '#styled/css'
import { About } from './cards/about.tsx'
import { Appearance } from './cards/appearance.tsx'
import { Developers } from './cards/developers.tsx'
import { HiddenMovie } from './cards/hidden.tsx'
import { Installation } from './cards/installation.tsx'
import { Keyboard } from './cards/keyboard.tsx'
import { OfflineCopies } from './cards/offline-copies.tsx'
import { ProviderSettings } from './cards/provider-settings.tsx'
import { RatingSettings } from './cards/rating-settings.tsx'
import { ReleaseSettings } from './cards/release-settings.tsx'
import { Services } from './cards/services.tsx'
import { DataCard } from './data/data-card.tsx'
import { DeleteData } from './data/delete-data.tsx'

const columns = css({
  display: 'grid',
  gridTemplateColumns: '1',
  gap: '5',
  maxWidth: 'form',
  alignItems: 'start',
  '@media (min-width: 75rem)': {
    gridTemplateColumns: '2',
    maxWidth: '[82rem]',
  },
})
const column = css({ display: 'grid', gridTemplateColumns: '1', gap: '5' })

/** Scrolls to what the link named. */
const useNamedCard = () => {
  const { hash, key } = useLocation()
  // 'default' is the first page of a tab. Going back restores the scroll position.
  const isArrival = useNavigationType() !== 'POP' || key === 'default'
  const arrival = isArrival ? `${hash.slice(1)} ${key}` : ''
  useEffect(() => {
    const [name] = arrival.split(' ')
    if (name) document.getElementById(name)?.scrollIntoView()
  }, [arrival])
}

export const SettingsScreen = () => {
  useResetScroll()
  useNamedCard()
  return (
    <Page heading={useSectionMessages('settings').heading}>
      <div className={columns}>
        <div className={column}>
          <ProviderSettings />
          <Services />
          <ReleaseSettings />
          <Appearance />
          <RatingSettings />
          <HiddenMovie />
          <Installation />
        </div>
        <div className={column}>
          <DataCard />
          <OfflineCopies />
          <DeleteData />
          <Keyboard />
          <Developers />
          <About />
        </div>
      </div>
    </Page>
  )
}

import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { Page } from '#components/page.tsx'
import { useResetScroll } from '#components/use-reset-scroll.ts'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { css } from '#styled/css'
import { About } from './about.tsx'
import { Appearance } from './appearance.tsx'
import { DataCard } from './data-card.tsx'
import { DeleteData } from './delete-data.tsx'
import { Developers } from './developers.tsx'
import { Installation } from './installation.tsx'
import { Keyboard } from './keyboard.tsx'
import { NotForMe } from './not-for-me.tsx'
import { OfflineCopies } from './offline-copies.tsx'
import { ProviderSettings } from './provider-settings.tsx'
import { RatingSettings } from './rating-settings.tsx'
import { ReleaseSettings } from './release-settings.tsx'
import { Services } from './services.tsx'

const columns = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '5',
  maxWidth: 'form',
  alignItems: 'start',
  '@media (min-width: 75rem)': {
    gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
    maxWidth: '[82rem]',
  },
})
const column = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' })

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
          <NotForMe />
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

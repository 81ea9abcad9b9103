import { type ReactNode, useId } from 'react'
import { css, cx } from '#styled/css'
import { useMessages } from '#wiring/app/use-messages.ts'
import { ImportPart } from './backup/import-part.tsx'
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
import { Backup } from './data/backup.tsx'
import { DeleteData } from './data/delete-data.tsx'
import { Storage } from './data/storage.tsx'
import { DevicesCard } from './devices/devices-card.tsx'
import { RestoreCard } from './restore-points/restore-card.tsx'
import { TakeoutCard } from './takeout/takeout-card.tsx'

const section = css({
  scrollMarginTop: '20',
  display: 'grid',
  gridTemplateColumns: '1',
  gap: '4',
  outlineStyle: 'none',
})
const heading = css({ textStyle: 'section' })
const cards = css({ display: 'grid', gridTemplateColumns: '1', gap: '4', alignItems: 'start' })
// The last card is as tall as the others together.
const spread = css({
  gridTemplateColumns: { xl: '2', '2xl': '1' },
  gridTemplateRows: { xl: 'auto auto 1fr', '2xl': 'auto' },
  columnGap: '6',
  '& > :last-child': { gridColumn: { xl: '2', '2xl': 'auto' }, gridRow: { xl: '1 / span 3', '2xl': 'auto' } },
})

interface PlaceProps {
  readonly className?: string
}

export const YouSection = () => (
  <SettingsSection anchor="you" title={useMessages().settings.sections.you}>
    <Appearance />
    <RatingSettings />
    <HiddenMovie />
  </SettingsSection>
)

export const SourcesSection = () => (
  <SettingsSection anchor="sources" title={useMessages().settings.sections.sources}>
    <ProviderSettings />
  </SettingsSection>
)

export const ServicesSection = () => (
  <SettingsSection anchor="services" title={useMessages().settings.sections.services}>
    <Services />
    <ReleaseSettings />
  </SettingsSection>
)

export const DataSection = ({ className }: PlaceProps) => (
  <SettingsSection anchor="data" title={useMessages().ownData.heading} className={className}>
    <ImportPart />
    <Backup />
    <DevicesCard />
    <RestoreCard />
    <TakeoutCard />
    <Storage />
    <OfflineCopies />
    <DeleteData />
  </SettingsSection>
)

export const AppSection = ({ className }: PlaceProps) => (
  <SettingsSection anchor="app" title={useMessages().settings.sections.app} className={className} isSpread>
    <Installation />
    <Keyboard />
    <Developers />
    <About />
  </SettingsSection>
)

interface SettingsSectionProps {
  readonly title: string
  /** For links that lead to it. */
  readonly anchor: string
  readonly className?: string | undefined
  /** Its cards are beside each other where it is as wide as two columns. */
  readonly isSpread?: boolean
  readonly children: ReactNode
}

const SettingsSection = ({ title, anchor, className, isSpread = false, children }: SettingsSectionProps) => {
  const id = useId()
  return (
    <section className={cx(section, className)} aria-labelledby={id} id={anchor} tabIndex={-1}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      <div className={cx(cards, isSpread && spread)}>{children}</div>
    </section>
  )
}

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
import { SettingsSection } from './settings-section.tsx'
import { TakeoutCard } from './takeout/takeout-card.tsx'

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
  <SettingsSection anchor="app" title={useMessages().settings.sections.app} className={className} isSpread={true}>
    <Installation />
    <Keyboard />
    <Developers />
    <About />
  </SettingsSection>
)

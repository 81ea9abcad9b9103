import { useMessages } from '#wiring/app/use-messages.ts'
import { SettingsCard } from '../settings-card.tsx'
import { DataCounts } from './data-counts.tsx'
import { DataFacts } from './data-facts.tsx'
import { StorageSpace } from './storage-space.tsx'

export const Storage = () => (
  <SettingsCard anchor="storage" title={useMessages().ownData.storage}>
    <DataCounts />
    <StorageSpace />
    <DataFacts />
  </SettingsCard>
)

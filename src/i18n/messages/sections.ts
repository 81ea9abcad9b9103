import type { DevicesMessages } from './devices.ts'
import type { DiaryMessages } from './diary.ts'
import type { FiltersMessages } from './filters.ts'
import type { FolderMessages } from './folder.ts'
import type { FranchiseMessages } from './franchise.ts'
import type { GuideMessages } from './guide.ts'
import type { HiddenMessages } from './hidden.ts'
import type { HistoryMessages } from './history.ts'
import type { ImportMessages } from './import.ts'
import type { InstallationMessages } from './installation.ts'
import type { KeysMessages } from './keys.ts'
import type { ListViewMessages } from './list-view.ts'
import type { OfflineCopiesMessages } from './offline-copies.ts'
import type { OwnDataMessages } from './own-data.ts'
import type { RecordsMessages } from './records.ts'
import type { ReleasesMessages } from './releases.ts'
import type { RestoreMessages } from './restore.ts'
import type { ServicesMessages } from './services.ts'
import type { SettingsMessages } from './settings.ts'
import type { SharingMessages } from './sharing.ts'
import type { StatisticsMessages } from './statistics.ts'
import type { TonightMessages } from './tonight.ts'

export interface SectionMessages {
  readonly devices: DevicesMessages
  readonly diary: DiaryMessages
  readonly filters: FiltersMessages
  readonly folder: FolderMessages
  readonly franchise: FranchiseMessages
  readonly guide: GuideMessages
  readonly history: HistoryMessages
  readonly import: ImportMessages
  readonly installation: InstallationMessages
  readonly hidden: HiddenMessages
  readonly keys: KeysMessages
  readonly listView: ListViewMessages
  readonly offlineCopies: OfflineCopiesMessages
  readonly records: RecordsMessages
  readonly releases: ReleasesMessages
  readonly restore: RestoreMessages
  readonly services: ServicesMessages
  readonly settings: SettingsMessages
  readonly statistics: StatisticsMessages
  readonly sharing: SharingMessages
  readonly tonight: TonightMessages
  readonly ownData: OwnDataMessages
}

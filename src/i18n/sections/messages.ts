import type { DiaryMessages } from '../diary/messages.ts'
import type { FiltersMessages } from '../filters/messages.ts'
import type { FranchiseMessages } from '../franchise/messages.ts'
import type { GuideMessages } from '../guide/messages.ts'
import type { HistoryMessages } from '../history/messages.ts'
import type { ImportMessages } from '../import/messages.ts'
import type { InstallationMessages } from '../installation/messages.ts'
import type { KeysMessages } from '../keys/messages.ts'
import type { NotForMeMessages } from '../not-for-me/messages.ts'
import type { OfflineCopiesMessages } from '../offline-copies/messages.ts'
import type { OwnDataMessages } from '../own-data/messages.ts'
import type { RecordsMessages } from '../records/messages.ts'
import type { ReleasesMessages } from '../releases/messages.ts'
import type { ServicesMessages } from '../services/messages.ts'
import type { SettingsMessages } from '../settings/messages.ts'
import type { StatisticsMessages } from '../statistics/messages.ts'
import type { TonightMessages } from '../tonight/messages.ts'

export interface SectionMessages {
  readonly diary: DiaryMessages
  readonly filters: FiltersMessages
  readonly franchise: FranchiseMessages
  readonly guide: GuideMessages
  readonly history: HistoryMessages
  readonly import: ImportMessages
  readonly installation: InstallationMessages
  readonly notForMe: NotForMeMessages
  readonly keys: KeysMessages
  readonly offlineCopies: OfflineCopiesMessages
  readonly records: RecordsMessages
  readonly releases: ReleasesMessages
  readonly services: ServicesMessages
  readonly settings: SettingsMessages
  readonly statistics: StatisticsMessages
  readonly tonight: TonightMessages
  readonly ownData: OwnDataMessages
}

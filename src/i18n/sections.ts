import type { Language } from '#domain/languages.ts'
import { withBidiIsolates } from './bidi-isolates.ts'
import type { DiaryMessages } from './diary/messages.ts'
import type { FiltersMessages } from './filters/messages.ts'
import type { FranchiseMessages } from './franchise/messages.ts'
import type { HistoryMessages } from './history/messages.ts'
import type { ImportMessages } from './import/messages.ts'
import type { InstallationMessages } from './installation/messages.ts'
import type { KeysMessages } from './keys/messages.ts'
import type { NotForMeMessages } from './not-for-me/messages.ts'
import type { OfflineCopiesMessages } from './offline-copies/messages.ts'
import type { OwnDataMessages } from './own-data/messages.ts'
import type { RecordsMessages } from './records/messages.ts'
import type { ReleasesMessages } from './releases/messages.ts'
import type { ServicesMessages } from './services/messages.ts'
import type { SettingsMessages } from './settings/messages.ts'
import type { StatisticsMessages } from './statistics/messages.ts'
import type { TonightMessages } from './tonight/messages.ts'

export interface SectionMessages {
  readonly diary: DiaryMessages
  readonly filters: FiltersMessages
  readonly franchise: FranchiseMessages
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

export type SectionName = keyof SectionMessages

type Translations<Messages> = Readonly<Record<Language, () => Promise<Messages>>>

/**
 * Messages that Home does not show, apart from the catalogs so that they load with the screens that show them. Their
 * tables of languages load then too: Home would have one for each section.
 */
export const sections: {
  readonly [Name in SectionName]: () => Promise<Translations<SectionMessages[Name]>>
} = {
  diary: async () => (await import('./diary/translations.ts')).diaryTranslations,
  filters: async () => (await import('./filters/translations.ts')).filtersTranslations,
  franchise: async () => (await import('./franchise/translations.ts')).franchiseTranslations,
  history: async () => (await import('./history/translations.ts')).historyTranslations,
  import: async () => (await import('./import/translations.ts')).importTranslations,
  installation: async () => (await import('./installation/translations.ts')).installationTranslations,
  notForMe: async () => (await import('./not-for-me/translations.ts')).notForMeTranslations,
  keys: async () => (await import('./keys/translations.ts')).keysTranslations,
  offlineCopies: async () => (await import('./offline-copies/translations.ts')).offlineCopiesTranslations,
  ownData: async () => (await import('./own-data/translations.ts')).ownDataTranslations,
  records: async () => (await import('./records/translations.ts')).recordsTranslations,
  releases: async () => (await import('./releases/translations.ts')).releasesTranslations,
  services: async () => (await import('./services/translations.ts')).servicesTranslations,
  settings: async () => (await import('./settings/translations.ts')).settingsTranslations,
  statistics: async () => (await import('./statistics/translations.ts')).statisticsTranslations,
  tonight: async () => (await import('./tonight/translations.ts')).tonightTranslations,
}

export const loadSection = async <Name extends SectionName>(
  name: Name,
  language: Language,
): Promise<SectionMessages[Name]> => {
  const translations = await sections[name]()
  return withBidiIsolates(await translations[language]())
}

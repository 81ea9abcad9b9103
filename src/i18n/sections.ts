import type { Language } from '#domain/languages.ts'
import type { DiaryMessages } from './diary/messages.ts'
import { diaryTranslations } from './diary/translations.ts'
import type { InstallationMessages } from './installation/messages.ts'
import { installationTranslations } from './installation/translations.ts'
import type { OfflineCopiesMessages } from './offline-copies/messages.ts'
import { offlineCopiesTranslations } from './offline-copies/translations.ts'
import type { RecordsMessages } from './records/messages.ts'
import { recordsTranslations } from './records/translations.ts'

export interface SectionMessages {
  readonly diary: DiaryMessages
  readonly installation: InstallationMessages
  readonly offlineCopies: OfflineCopiesMessages
  readonly records: RecordsMessages
}

export type SectionName = keyof SectionMessages

/** Messages that Home does not show, apart from the catalogues so that they load with the screens that show them. */
export const sections: {
  readonly [Name in SectionName]: Readonly<Record<Language, () => Promise<SectionMessages[Name]>>>
} = {
  diary: diaryTranslations,
  installation: installationTranslations,
  offlineCopies: offlineCopiesTranslations,
  records: recordsTranslations,
}

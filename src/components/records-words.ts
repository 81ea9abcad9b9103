import type { Texts } from '#i18n/texts.ts'
import type { RecordsStatus } from '#stores/records/lifecycle.ts'

/** What there is to say about where the records are kept; null while all is well. */
export const recordsWords = (status: RecordsStatus, words: Texts['records']): string | null => {
  switch (status.kind) {
    case 'ok':
      return null
    case 'refused':
      return words.refused
    case 'restored':
      return words.restored
    case 'newer schema':
      return words.readOnly
    case 'storage blocked':
      return status.lasting ? words.localStorageBlocked : words.storageBlocked
    case 'database blocked':
      return words.databaseBlocked
  }
}

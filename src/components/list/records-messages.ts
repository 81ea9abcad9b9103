import type { OtherMessages } from '#messages/types.ts'
import type { RecordsStatus } from '#stores/records/lifecycle.ts'

/** Null while there is nothing to report. */
export const recordsMessage = (status: RecordsStatus, messages: OtherMessages['records']): string | null => {
  switch (status.kind) {
    case 'ok':
      return null
    case 'refused':
      return messages.refused
    case 'restored':
      return messages.restored
    case 'newer schema':
      return status.hasLists ? messages.readOnly : messages.readOnlyEmpty
    case 'storage blocked':
      return status.lasting ? messages.localStorageBlocked : messages.storageBlocked
    case 'database blocked':
      return messages.databaseBlocked
    case 'local storage stuck':
      return messages.localStorageStuck
    case 'only in database':
      return messages.localStorageFull
    case 'lists out of reach':
      return messages.listsOutOfReach
    case 'lists lost':
      return messages.listsLost
    case 'unreadable':
      return messages.unreadable
  }
}

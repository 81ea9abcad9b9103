import type { FolderStatus } from '#domain/devices/folder-status.ts'
import type { OtherMessages } from '#messages/types.ts'

/** How it stands, without the time and the number of changes: what is said aloud when it changes. */
export const folderStatusText = ({ status: texts, needs }: OtherMessages['folder'], status: FolderStatus): string => {
  switch (status.kind) {
    case 'saved':
      return texts.savedThere({ folder: status.folder })
    case 'saving':
      return texts.saving({ folder: status.folder })
    case 'needs person':
      return needs[status.need].line
    default:
      return texts[status.kind]
  }
}

/** `ago` tells how long ago a time was. */
export const folderStatusLine = (
  messages: OtherMessages['folder'],
  status: FolderStatus,
  ago: (time: string) => string,
): string => {
  const { saved, waiting } = messages.status
  if (status.kind === 'saved')
    return status.unsent > 0 ? waiting({ count: status.unsent }) : saved({ folder: status.folder, ago: ago(status.at) })
  const text = folderStatusText(messages, status)
  return status.kind === 'saving' || status.unsent === 0 ? text : `${text} · ${waiting({ count: status.unsent })}`
}

import type { FolderStatus } from '#domain/devices/folder-status.ts'
import type { FolderMessages } from './messages/folder.ts'

/** How it stands, without the time and the number of changes: what is said aloud when it changes. */
export const folderStatusText = ({ status: texts, needs }: FolderMessages, status: FolderStatus): string => {
  switch (status.kind) {
    case 'saved':
      return texts.savedThere(status.folder)
    case 'saving':
      return texts.saving(status.folder)
    case 'needs person':
      return needs[status.need].line
    default:
      return texts[status.kind]
  }
}

/** `ago` tells how long ago a time was. */
export const folderStatusLine = (
  messages: FolderMessages,
  status: FolderStatus,
  ago: (time: string) => string,
): string => {
  const { saved, waiting } = messages.status
  if (status.kind === 'saved') return status.unsent > 0 ? waiting(status.unsent) : saved(status.folder, ago(status.at))
  const text = folderStatusText(messages, status)
  return status.kind === 'saving' || status.unsent === 0 ? text : `${text} · ${waiting(status.unsent)}`
}

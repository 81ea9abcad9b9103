import { CircleAlert, FolderSync, Pause } from 'lucide-react'
import type { FolderStatus } from '#domain/devices/folder-status.ts'

export const FolderIcon = ({ kind }: Pick<FolderStatus, 'kind'>) => {
  if (kind === 'needs person' || kind === 'newer version') return <CircleAlert aria-hidden="true" />
  return kind === 'paused' ? <Pause aria-hidden="true" /> : <FolderSync aria-hidden="true" />
}

import type { FolderHandle } from '#devices/messages.ts'

export interface TabChannel {
  readonly post: (message: unknown) => void
  readonly close: () => void
}

/** What the browser has for a folder of the user's system. All tabs of the app share it. */
export interface FolderAccess {
  /** Opens the picker, so it needs a click. Null when the user closed it, or did not allow the folder. */
  readonly choose: () => Promise<FolderHandle | null>
  readonly isAllowed: (handle: FolderHandle) => Promise<boolean>
  /** Asks the user, so it needs a click. Resolves false when they refused. */
  readonly allow: (handle: FolderHandle) => Promise<boolean>
  readonly locks: Pick<LockManager, 'request'>
  /** To the other tabs, and from them. */
  readonly openChannel: (listener: (message: unknown) => void) => TabChannel
}

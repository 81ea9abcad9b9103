import type { FolderHandle } from '#devices/messages.ts'
import type { FolderAccess } from '../app/folder-access.ts'

type Permission = (options: { readonly mode: 'readwrite' }) => Promise<string>

/** Chromium's, which the types of the DOM do not have. */
interface PermittedHandle extends FolderHandle {
  readonly queryPermission: Permission
  readonly requestPermission: Permission
}

const hasPermissions = (handle: FolderHandle): handle is PermittedHandle => 'requestPermission' in handle

const options = { mode: 'readwrite' } as const

const allow: FolderAccess['allow'] = async (handle) =>
  !hasPermissions(handle) || (await handle.requestPermission(options)) === 'granted'

type Picker = (options: { readonly id: string; readonly mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>

const isPicker = (value: unknown): value is Picker => typeof value === 'function'

export const browserFolders: FolderAccess = {
  choose: async () => {
    const picker: unknown = Object(window).showDirectoryPicker
    if (!isPicker(picker)) return null
    try {
      const handle = await picker({ id: 'matinee', ...options })
      // Chromium offers to allow a folder for good only where a page asks for it explicitly.
      return (await allow(handle)) ? handle : null
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null
      throw error
    }
  },
  isAllowed: async (handle) => !hasPermissions(handle) || (await handle.queryPermission(options)) === 'granted',
  allow,
  locks: navigator.locks,
  openChannel: (listener) => {
    const channel = new BroadcastChannel('matinee-folder')
    channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(data)
    return { post: (message) => channel.postMessage(message), close: () => channel.close() }
  },
}

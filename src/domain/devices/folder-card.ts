import * as v from 'valibot'
import { parseJson } from '../values/attempt.ts'
import { isObject, isoTime } from '../values/schema.ts'
import type { LibraryId } from './exchange.ts'
import { senderFields } from './exchange-file.ts'
import type { FolderSender } from './folder.ts'
import { FolderError } from './folder-error.ts'
import type { DeviceId } from './version.ts'

/** Of the layout of the folder: docs/folder-format.md. */
const folderFormat = 1

/** What a device says of itself. */
export interface FolderCard extends FolderSender {
  readonly library: LibraryId
  readonly device: DeviceId
  /** By the clock of the device. */
  readonly writtenAt: string
  /** Whether its version of the app takes over the files of devices that left. */
  readonly takesOver: boolean
}

/** Says that a device was removed, or left. */
export interface FolderMarker {
  readonly device: DeviceId
  /** Who removed it, and takes over its files; the device itself where it left. */
  readonly by: DeviceId
  readonly removedAt: string
  /** All files of a device that left. */
  readonly files?: readonly string[] | undefined
}

const card = v.object({
  matinee: v.literal('card'),
  ...senderFields,
  platform: senderFields.name,
  writtenAt: isoTime,
  takesOver: v.optional(v.boolean(), false),
})

const marker = v.object({
  matinee: v.literal('gone'),
  device: senderFields.device,
  by: senderFields.device,
  removedAt: isoTime,
  files: v.optional(v.array(v.string())),
})

const text = (kind: 'card' | 'gone', content: object): string =>
  `${JSON.stringify({ matinee: kind, format: folderFormat, ...content })}\n`

export const cardText = (content: FolderCard): string => text('card', content)

export const markerText = (content: FolderMarker): string => text('gone', content)

/** Null for what is none, or has not arrived whole. Later versions may add fields. Throws a `FolderError` for a newer format. */
export const readCard = (given: string): FolderCard | null => {
  const value = parseJson(given)
  const { matinee, format } = isObject(value) ? value : {}
  if (matinee === 'card' && typeof format === 'number' && format > folderFormat)
    throw new FolderError({ kind: 'newer format', format })
  const { success, output } = v.safeParse(card, value)
  return success ? output : null
}

export const readMarker = (given: string): FolderMarker | null => {
  const { success, output } = v.safeParse(marker, parseJson(given))
  return success ? output : null
}

/** For people who look into the folder. */
export const aboutText = `Matinee keeps a movie library in step between devices with the files in this folder.

Please change nothing here: Matinee removes what it no longer needs by itself.
A device that is no longer used is removed in Matinee's settings, under "Your other devices".

The files are described in docs/folder-format.md of Matinee's source code. Format ${folderFormat}.
`

import type { DeviceId } from './version.ts'

/** Identifies the key of a library: ten base-36 digits. */
export type KeyId = string

export interface RowFileName {
  readonly name: string
  readonly device: DeviceId
  /** Of the rows that it has, the first change comes after this revision of the device's database. */
  readonly from: number
  readonly to: number
  /** The beginning of the hash of its bytes: what does not match has not arrived whole. */
  readonly hash: string
}

export interface ListedFile {
  readonly name: string
  readonly size: number
}

export interface FolderListing {
  readonly rows: readonly (RowFileName & ListedFile)[]
  readonly cards: ReadonlyMap<DeviceId, string>
  readonly markers: ReadonlyMap<DeviceId, string>
  readonly hasAbout: boolean
  readonly keys: readonly { readonly name: string; readonly kid: KeyId; readonly hash: string }[]
}

const rowFile = /^([\da-z]{10})\.(\d{1,15})-(\d{1,15})\.([\da-f]{8})$/
const cardFile = /^([\da-z]{10})\.card$/
const markerFile = /^([\da-z]{10})\.gone$/
const keyFile = /^key-([\da-z]{10})\.([\da-f]{8})$/

export const aboutName = 'about.txt'

/** Without the hash, which is known once the file is there: a sealed file has this name in it. */
export const rangeName = (device: DeviceId, from: number, to: number): string => `${device}.${from}-${to}`

export const hashedName = (name: string, hash: string): string => `${name}.${hash}`

export const hashIn = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

export const cardName = (device: DeviceId): string => `${device}.card`

export const markerName = (device: DeviceId): string => `${device}.gone`

export const keyName = (kid: KeyId): string => `key-${kid}`

export const readRowFileName = (name: string): RowFileName | null => {
  const [, device, from, to, hash] = rowFile.exec(name) ?? []
  if (device === undefined || from === undefined || to === undefined || hash === undefined) return null
  return { name, device, from: Number(from), to: Number(to), hash }
}

const deviceIn = (pattern: RegExp, name: string): DeviceId | undefined => pattern.exec(name)?.[1]

/** Everything else is no file of ours: copies of conflicts, what a carrier has not finished, what people put there. */
export const readListing = (files: readonly ListedFile[]): FolderListing => {
  const rows: (RowFileName & ListedFile)[] = []
  const cards = new Map<DeviceId, string>()
  const markers = new Map<DeviceId, string>()
  const keys: { name: string; kid: KeyId; hash: string }[] = []
  for (const { name, size } of files) {
    const row = readRowFileName(name)
    const [card, marker] = [deviceIn(cardFile, name), deviceIn(markerFile, name)]
    const [, kid, hash] = keyFile.exec(name) ?? []
    if (row) rows.push({ ...row, size })
    else if (card !== undefined) cards.set(card, name)
    else if (marker !== undefined) markers.set(marker, name)
    else if (kid !== undefined && hash !== undefined) keys.push({ name, kid, hash })
  }
  return { rows, cards, markers, keys, hasAbout: files.some(({ name }) => name === aboutName) }
}

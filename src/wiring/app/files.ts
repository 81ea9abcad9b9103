export type FileContent = string | Blob

/** Where files go that the app makes. */
export interface Files {
  /** Whether the person keeps the file is unknown. */
  readonly downloadFile: (name: string, content: FileContent) => void
  readonly canShareFile: (name: string) => boolean
  /** Whether that is the usual way to keep a file, as on a phone. */
  readonly isSharingUsual: (name: string) => boolean
  /** Resolves false when the person closed the dialog; downloads the file when the browser cannot share it. */
  readonly shareFile: (name: string, content: FileContent) => Promise<boolean>
  /** Shares where that is the usual way to keep a file, downloads elsewhere. Resolves false as above. */
  readonly saveFile: (name: string, content: FileContent) => Promise<boolean>
}

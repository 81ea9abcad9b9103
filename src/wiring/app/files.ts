export type FileContent = string | Blob

/** Where files go that the app makes. */
export interface Files {
  /** Whether the user keeps the file is unknown. */
  readonly downloadFile: (name: string, content: FileContent) => void
  readonly canShareFile: (name: string) => boolean
  /** Whether that is the usual way to keep a file, as on a phone. */
  readonly isSharingUsual: (name: string) => boolean
  /** Resolves false when the user closed the dialog; downloads the file when the browser cannot share it. */
  readonly shareFile: (name: string, content: FileContent) => Promise<boolean>
  readonly canShareText: () => boolean
  /** A link is given to other apps as one. Resolves false when the user closed the dialog. */
  readonly shareText: (share: { readonly kind: 'link' | 'text'; readonly text: string }) => Promise<boolean>
  /** Rejects when the browser refuses. */
  readonly copyText: (text: string) => Promise<void>
  /** Shares where that is the usual way to keep a file, downloads elsewhere. Resolves false as above. */
  readonly saveFile: (name: string, content: FileContent) => Promise<boolean>
}

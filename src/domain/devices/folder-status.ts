import type { FolderProblem } from './folder.ts'

/** What only a user can do about a folder. */
export type FolderNeed = Exclude<FolderProblem['kind'], 'failed' | 'newer format' | 'wrong passphrase'> | 'removals'

/** How it stands with the shared folder, as a user is told. */
export type FolderStatus = {
  readonly folder: string
  readonly isSealed: boolean
  /** Changes that are not in the folder yet. */
  readonly unsent: number
} & (
  | { readonly kind: 'saved'; readonly at: string }
  /** The first round is not over yet, or the folder lost something. */
  | { readonly kind: 'saving' }
  | { readonly kind: 'paused' }
  /** Something failed that is tried again by itself. */
  | { readonly kind: 'trying again' }
  /** Nothing is written until this browser has the newer version. */
  | { readonly kind: 'newer version' }
  | { readonly kind: 'needs person'; readonly need: FolderNeed }
)

import type { DeviceId } from './version.ts'

/** Random, made by the first send of any device, and adopted by those that join. */
export type LibraryId = string

export interface SyncIdentity {
  readonly device: DeviceId
  /** Null before this browser has first sent or joined. */
  readonly library: LibraryId | null
}

/** Whether a change is for all devices that share the library, or for this browser alone, which then leaves it. */
export type ChangeScope = 'here' | 'everywhere'

/** What a file would do to the records of this browser. Counts are of rows. */
export interface Comparison {
  /** Another library's file, or the first one that this browser receives: the user decides how to join. */
  readonly isJoining: boolean
  readonly onlyHere: number
  readonly onlyThere: number
  readonly same: number
  readonly differing: number
  /** Names that a collection here and another one there share. */
  readonly sameNames: readonly string[]
  /** Records here that the file removes. */
  readonly removals: number
  /** So many at once that a user has to confirm them. */
  readonly needsConsent: boolean
}

/** 'take theirs' makes this browser a copy of the file, 'replace theirs' makes its records win on all devices. */
export type JoiningChoice = 'join' | 'take theirs' | 'replace theirs'

/** What becomes of removals that need consent; 'later' leaves them for the next file. */
export type RemovalChoice = 'apply' | 'keep mine' | 'later'

export interface MergeChoice {
  readonly joining: JoiningChoice
  readonly removals: RemovalChoice
  /** Makes one collection of those with the same name; the links of both stay. */
  readonly joinsCollections: boolean
}

export interface MergeOutcome {
  readonly added: number
  readonly changed: number
  readonly removed: number
  /** Removals that wait for consent. */
  readonly waiting: number
}

/** Who sent a file, and when. */
export interface ExchangeSender {
  /** As the user calls the device. */
  readonly name: string
  /** By the sender's clock. */
  readonly sentAt: string
  readonly isSealed: boolean
}

export type ExchangeProblem =
  /** 'damaged': cut, or changed on the way. 'hostile': rows that no Matinee writes, such as times beyond 2099. */
  | { readonly kind: 'not an exchange file' | 'damaged' | 'hostile' | 'not readable' | 'failed' }
  | { readonly kind: 'too large'; readonly bytes: number }
  /** Nothing is merged until this browser has a newer version of the app. */
  | { readonly kind: 'newer format'; readonly format: number }
  | { readonly kind: 'no passphrase' | 'wrong passphrase' }
  /** Not even deleting pictures and old restore points made room. Nothing was merged. */
  | { readonly kind: 'no space' }
  /** Without a database, records cannot be merged. */
  | { readonly kind: 'no database' }

export type ExchangeReading =
  | {
      readonly kind: 'read'
      readonly sender: ExchangeSender
      readonly comparison: Comparison
      /** Minutes by which the sender's clock is ahead of this one; null up to five. */
      readonly minutesAhead: number | null
    }
  | { readonly kind: 'refused'; readonly problem: ExchangeProblem }

export type MergeResult =
  | { readonly kind: 'merged'; readonly outcome: MergeOutcome }
  | { readonly kind: 'refused'; readonly problem: ExchangeProblem }

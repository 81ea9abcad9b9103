/** What the worker does for the page: what each call is given, and what it answers. Both are copied between the two. */
export interface SyncCalls {
  /** Forgets the rows of the file that was read. */
  readonly discard: (given: null) => null
}

export type SyncCallName = keyof SyncCalls

export type Given<Name extends SyncCallName> = Parameters<SyncCalls[Name]>[0]

export type Answered<Name extends SyncCallName> = ReturnType<SyncCalls[Name]>

/** Rejects with a `SyncCallError` where the worker fails. */
export type CallSyncWorker = <Name extends SyncCallName>(name: Name, given: Given<Name>) => Promise<Answered<Name>>

/** A call, sent with the port that takes its answer. */
export type SyncCall<Name extends SyncCallName = SyncCallName> = {
  readonly [Each in Name]: { readonly name: Each; readonly given: Given<Each> }
}[Name]

export type SyncAnswer<Name extends SyncCallName> =
  | { readonly kind: 'answered'; readonly answer: Answered<Name>; readonly isIdle: boolean }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string; readonly isIdle: boolean }

/** An error of the worker under the name that it had there, such as 'QuotaExceededError'. */
export class SyncCallError extends Error {
  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

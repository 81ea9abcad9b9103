/** What the calls need of the browser. */
export interface SyncWorld {
  readonly database: IDBFactory
  /** Epoch milliseconds. */
  readonly now: () => number
  /** At least 0 and less than 1. */
  readonly random: () => number
  /** Undefined on pages without HTTPS. */
  readonly locks?: Pick<LockManager, 'request'> | undefined
}

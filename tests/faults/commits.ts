import type { BrowserContext } from '@playwright/test'
import type { StoredRow } from './stored.ts'

declare global {
  var noteCommit: ((rows: readonly StoredRow[]) => void) | undefined
}

const noteCommits = (): void => {
  const put = IDBObjectStore.prototype.put
  const rowsOf = new WeakMap<IDBTransaction, StoredRow[]>()
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: StoredRow, key?: IDBValidKey) {
    if (this.name === 'records') {
      const { transaction } = this
      const rows = rowsOf.get(transaction) ?? []
      if (rows.length === 0) transaction.addEventListener('complete', () => globalThis.noteCommit?.(rows))
      rowsOf.set(transaction, rows)
      rows.push({ list: value.list, id: value.id, value: value.value })
    }
    return key === undefined ? put.call(this, value) : put.call(this, value, key)
  }
}

/** Reports the rows of each transaction that completed: a kill must not lose them. */
export const watchCommits = async (
  context: BrowserContext,
  listener: (rows: readonly StoredRow[]) => void,
): Promise<void> => {
  await context.exposeFunction('noteCommit', listener)
  await context.addInitScript(noteCommits)
}

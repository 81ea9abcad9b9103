import { withinTime } from '#domain/devices/changed-row.ts'
import { withEverythingReplaced } from '#domain/devices/folder-progress.ts'
import { type DatabaseState, type DeviceState, type RecordTransaction, readFolder } from '../records/record-store.ts'
import { eachRow } from '../records/write-rows.ts'

/** Rows with versions that others refuse are written anew, once for each database, and so are files that have them. */
export const limitVersions = async (
  transaction: RecordTransaction,
  state: DatabaseState,
  device: DeviceState,
  now: number,
): Promise<{ readonly state: DatabaseState; readonly device: DeviceState }> => {
  if (device.isWithinTime) return { state, device }
  const [records, states] = [transaction.objectStore('records'), transaction.objectStore('state')]
  const revision = state.revision + 1
  let count = 0
  await eachRow(transaction, async (rows) => {
    for (const row of rows) {
      const limited = withinTime(row)
      if (limited === row) continue
      count += 1
      await records.put({ ...limited, revision, changed: revision })
    }
  })
  const checked = { ...device, isWithinTime: true }
  await states.put(checked, 'device')
  if (count === 0) return { state, device: checked }
  const folder = await readFolder(transaction)
  if (folder) await states.put({ ...folder, progress: withEverythingReplaced(folder.progress, now) }, 'folder')
  return { state: { ...state, revision }, device: checked }
}

import { connectToRecords, readFolder } from '../records/record-store.ts'

/** Whether a folder is connected, so that nothing more is loaded for those who have none. */
export const isFolderKept = async (factory: IDBFactory): Promise<boolean> => {
  const { openForReading, close } = connectToRecords(factory)
  try {
    const folder = await readFolder(await openForReading())
    return folder !== undefined && folder.handle !== null
  } finally {
    close()
  }
}

import { type Backup, backupOf } from '#domain/backup/backup.ts'
import { importLists } from '#domain/backup/import-lists.ts'
import type { RestorePoint } from '#domain/backup/restore-points.ts'
import { emptyLibrary, type Library } from '#domain/records/library.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import { createTextHash } from '#domain/values/text-hash.ts'
import { textWithoutSnapshot } from '#stores/record-tasks.ts'
import { createRecordDatabase } from '#stores/records/record-database.ts'
import { withRows } from '#stores/records/record-rows.ts'
import { createRestorePoints } from '#stores/restore-points.ts'
import { compressor } from './compressor.ts'
import type { SyncWorld } from './device-world.ts'
import type { RestorePointRequest } from './messages.ts'

type List = (typeof importLists)[number]

const recordsPerChunk = 200

/** The records of the database as a compressed backup, written list by list. */
const readRecords = async ({ database: factory, now, random }: SyncWorld, backupFor: (library: Library) => Backup) => {
  const { write, end } = compressor()
  const hash = createTextHash()
  const missing = new Set<List>(importLists)

  const writeList = (list: List, records: Library[List]) => {
    missing.delete(list)
    write(`"${list}":[`)
    for (let start = 0; start < records.length; start += recordsPerChunk) {
      const chunk = records.slice(start, start + recordsPerChunk)
      for (const record of chunk) hash.add(list + textWithoutSnapshot(record))
      const texts = chunk.map((record) => JSON.stringify(record))
      write(`${start === 0 ? '' : ','}\n${texts.join(',\n')}`)
    }
    write('],\n')
  }

  const database = createRecordDatabase(factory, { now, random })
  let library: Library = emptyLibrary
  try {
    write('{"data":{\n')
    const revision = await database.readAll((rows, isEndOfList) => {
      library = withRows(library, rows)
      if (!isEndOfList) return
      const { data } = backupFor(library)
      for (const list of missing) {
        const { [list]: records = [] } = data
        if (records.length > 0) writeList(list, records)
      }
      library = { ...emptyLibrary, settings: library.settings }
    })
    const hasRecords = missing.size < importLists.length
    const { data, metadata } = backupFor(library)
    for (const list of missing) writeList(list, [])
    const settings = JSON.stringify(data.settings)
    hash.add(settings)
    write(`"settings":${settings}},\n"metadata":${JSON.stringify(metadata)}}\n`)
    return { content: await end(), fingerprint: hash.digest(), revision, hasRecords }
  } finally {
    database.close()
  }
}

export const makeRestorePoint = async (
  world: SyncWorld,
  { reason, day, buildVersion, makesRoom }: RestorePointRequest,
): Promise<RestorePoint | null> => {
  const time = isoTimeOf(world.now()) ?? unknownTime
  const backupFor = (library: Library) => backupOf(library, time, { includeApiKey: false, buildVersion })
  const points = createRestorePoints(world.database)
  try {
    const [last] = await points.list()
    const { content, fingerprint, revision, hasRecords } = await readRecords(world, backupFor)
    if (reason === 'daily' && last?.fingerprint === fingerprint) {
      await points.confirm(last.id, revision)
      return last
    }
    if (reason === 'daily' && !hasRecords) return null
    return await points.add({ time, day, reason, bytes: content.byteLength, fingerprint, revision }, content, makesRoom)
  } finally {
    points.close()
  }
}

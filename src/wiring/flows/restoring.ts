import { effect, untracked } from '@preact/signals-react'
import type { SnapshotFrom } from 'xstate'
import { createBackupCommands } from '#commands/backup.ts'
import { createRestoring } from '#commands/restore-points.ts'
import { importLists } from '#domain/backup/import-lists.ts'
import { type RestoringEvent, restoringMachine } from '#machines/restoring.ts'
import type { Records } from '#stores/records/records.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { stopWhenIdle, useFlow } from '../app/use-flow.ts'
import { restorePoints } from '../restore-points/restore-points.ts'

export type RestoringSnapshot = SnapshotFrom<typeof restoringMachine>
export type SendToRestoring = (event: RestoringEvent) => void

const watchRecords = (records: Records) => (send: SendToRestoring) => {
  let isFirst = true
  return effect(() => {
    for (const list of [...importLists, 'settings'] as const) records[list].value
    if (!isFirst) untracked(() => send({ type: 'records changed' }))
    isFirst = false
  })
}

const createRestoringFlow = (app: App) => {
  const points = app.lazy.get(restorePoints)
  const { compare, restore } = app.lazy.get(createRestoring)
  return createFlow(app, restoringMachine, undefined, {
    'watch points': (send: SendToRestoring) =>
      points.watch((listed) => send({ type: 'points listed', points: listed })),
    'watch records': watchRecords(app.records),
    'compare point': async ({ id }) => {
      const point = await points.read(id)
      return point && compare(point)
    },
    'keep restore point': async () => (await points.make('restore')) !== null,
    'save backup': () => app.lazy.get(createBackupCommands).exportData({ includeApiKey: false }),
    'restore point': async ({ id, extent, scope }) => {
      const point = await points.read(id)
      return point !== null && restore(point, extent, scope)
    },
  })
}

export const useRestoring = () => useFlow(createRestoringFlow, undefined, stopWhenIdle)

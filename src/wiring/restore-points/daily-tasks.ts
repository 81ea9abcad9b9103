import { effect } from '@preact/signals-react'
import { createSeenListing } from '#commands/seen-listing.ts'
import { isCopyDue, uncopiedChanges } from '#domain/backup/copy-reminder.ts'
import { importLists } from '#domain/backup/import-lists.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import type { App } from '../app/app.ts'
import { onceADay } from './quiet-moment.ts'
import { restorePoints } from './restore-points.ts'

const makeDailyPoint = async ({ records, platform, lazy }: App): Promise<void> => {
  await records.ready
  const library = records.library()
  if (importLists.every((list) => library[list].length === 0)) return
  const { list, make } = lazy.get(restorePoints)
  const today = platform.today()
  const isMade = (await list()).some(({ day, reason }) => reason === 'daily' && day === today)
  if (!isMade) await make('daily')
}

/** One for each day on which the page is seen and something has changed. */
export const keepDailyPoints = (app: App): void => onceADay(app.platform, () => void makeDailyPoint(app))

/** Looks once a day whether it is time for a copy; a copy, or the end of all records, takes the reminder back. */
const remindOfCopy = ({ records, memory, view, platform }: App): void => {
  const { lastExport, notices } = memory
  const look = async () => {
    if (notices.isCopyDismissed.peek()) return
    await records.ready
    const lastCopy = lastExport.time.peek()
    const changes = uncopiedChanges(records.library(), lastCopy)
    const now = platform.now()
    const isDue =
      changes !== null && isCopyDue(lastCopy ?? lastExport.uncopiedSince(isoTimeOf(now) ?? unknownTime), now)
    view.uncopiedChanges.value = isDue ? changes : null
  }
  onceADay(platform, () => void look())
  const forget = () => {
    view.uncopiedChanges.value = null
  }
  lastExport.time.subscribe(forget)
  effect(() => {
    if (importLists.every((list) => records[list].value.length === 0)) forget()
  })
}

export const startDailyTasks = (app: App): void => {
  keepDailyPoints(app)
  remindOfCopy(app)
  const { platform, lazy } = app
  onceADay(platform, () => void lazy.get(createSeenListing).putRight().catch(platform.reportOnce))
}

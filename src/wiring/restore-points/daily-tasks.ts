import { effect } from '@preact/signals-react'
import { createSeenListing } from '#commands/seen-listing.ts'
import { isCopyDue, uncopiedChanges } from '#domain/backup/copy-reminder.ts'
import { importLists } from '#domain/backup/import-lists.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import type { App, Platform } from '../app/app.ts'
import { restorePoints } from './restore-points.ts'

/** Milliseconds, where the browser does not say when it is idle. */
const idleAfterMs = 1000

/** Runs the task at the first quiet moment of each day on which the page is seen. */
const onceADay = (platform: Platform, task: () => void): void => {
  let lastDay = ''
  const run = () => {
    const today = platform.today()
    if (today === lastDay || platform.isHidden()) return
    lastDay = today
    if ('requestIdleCallback' in window) window.requestIdleCallback(task)
    else platform.timeout(task, idleAfterMs)
  }
  run()
  platform.onShow(run)
}

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
    if (notices.copy.isDismissed.peek()) return
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

import { createSeenListing } from '#commands/seen-listing.ts'
import type { App } from '../app/app.ts'
import { remindOfCopy } from './copy-reminder.ts'
import { keepDailyPoints } from './daily-points.ts'
import { onceADay } from './quiet-moment.ts'

export const startDailyTasks = (app: App): void => {
  keepDailyPoints(app)
  remindOfCopy(app)
  const { platform, lazy } = app
  onceADay(platform, () => void lazy.get(createSeenListing).putRight().catch(platform.reportOnce))
}

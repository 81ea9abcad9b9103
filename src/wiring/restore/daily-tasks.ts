import type { App } from '../app/app.ts'
import { remindOfCopy } from './copy-reminder.ts'
import { keepDailyPoints } from './daily-points.ts'

export const startDailyTasks = (app: App): void => {
  keepDailyPoints(app)
  remindOfCopy(app)
}

import { importLists } from '#domain/backup/imports.ts'
import type { App } from '../app/app.ts'
import { restorePoints } from './restore-points.ts'

/** Milliseconds, where the browser does not say when it is idle. */
const idleAfterMs = 1000

const makeDailyPoint = async ({ records, platform, lazy }: App): Promise<void> => {
  await records.ready
  const library = records.library()
  if (importLists.every((list) => library[list].length === 0)) return
  const { list, make } = lazy.get(restorePoints)
  const today = platform.today()
  const isMade = (await list()).some(({ day, reason }) => reason === 'daily' && day === today)
  if (!isMade) await make('daily')
}

/** At the first quiet moment of each day on which the page is seen. */
export const keepDailyPoints = (app: App): void => {
  const { platform } = app
  let lastDay = ''
  const keep = () => {
    const today = platform.today()
    if (today === lastDay || platform.isHidden()) return
    lastDay = today
    const make = () => void makeDailyPoint(app)
    if ('requestIdleCallback' in window) window.requestIdleCallback(make)
    else platform.timeout(make, idleAfterMs)
  }
  keep()
  platform.onShow(keep)
}

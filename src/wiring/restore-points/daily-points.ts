import { importLists } from '#domain/backup/import-lists.ts'
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

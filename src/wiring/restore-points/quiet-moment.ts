import type { Platform } from '../app/app.ts'

/** Milliseconds, where the browser does not say when it is idle. */
const idleAfterMs = 1000

/** Runs the task at the first quiet moment of each day on which the page is seen. */
export const onceADay = (platform: Platform, task: () => void): void => {
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

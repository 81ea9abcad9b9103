/** Reports what goes wrong in a page; runs before the page's own scripts. */
export const watchPage = (): void => {
  const report = (problem: string) => void navigator.sendBeacon('/gate/problem', problem)
  for (const level of ['error', 'warn'] as const) {
    const log = console[level]
    console[level] = (...args: unknown[]) => {
      report(`console.${level}: ${args.map(String).join(' ')}`)
      log(...args)
    }
  }
  const hear = (event: Event): void => {
    const what = event instanceof ErrorEvent ? event.message : (event.target as Element).outerHTML
    report(`error: ${what}`)
  }
  window.addEventListener('error', hear, { capture: true })
  window.addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`))
}

/** Asks the gate for one task after the other; for a browser that has no WebDriver. */
export const obey = async (): Promise<void> => {
  for (let number = 0; ; number += 1) await import(`/gate/task-${performance.timeOrigin}-${number}.js`)
}

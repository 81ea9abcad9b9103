/** Reports what goes wrong in a page; runs before the page's own scripts. */
export const watchPage = (): void => {
  // A browser stops the downloads of a page that is left, and tells the page that they failed.
  let isLeft = false
  window.addEventListener('beforeunload', () => {
    isLeft = true
  })
  const isStopped = (problem: string) =>
    isLeft &&
    /modulepreload|dynamically imported module|Importing a module script failed|WorkerError|Network unreachable/.test(
      problem,
    )
  const report = (problem: string) => {
    if (!isStopped(problem)) navigator.sendBeacon('/gate/problem', problem)
  }
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

/** At an address with `?remote=N`, asks the gate for one task after the other; for a browser that has no WebDriver. */
export const obey = async (): Promise<void> => {
  const page = new URLSearchParams(location.search).get('remote')
  if (page === null) return
  for (let number = 0; ; number += 1) {
    const task = `/gate/${page}/task-${performance.timeOrigin}-${number}.js`
    await import(task).catch(() => new Promise((resolve) => setTimeout(resolve, 100)))
  }
}

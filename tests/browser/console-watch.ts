import type { BrowserContext } from '@playwright/test'

/** Notes what goes wrong in a browser without failing anything: its console, uncaught errors, policy violations. */
export interface ConsoleWatch {
  watch(context: BrowserContext): Promise<void>
  /** Allows the lines that match, which need not come. */
  allow(...lines: readonly RegExp[]): void
  /** Allows the lines that match, and demands one. */
  expect(...lines: readonly RegExp[]): void
  /** Lines that nothing allows. */
  unexpected(): readonly string[]
  /** What was expected and did not come. */
  missing(): readonly string[]
}

const reportViolations = (): void => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    console.error(`Policy violated: ${effectiveDirective} ${blockedURI} ${sample}`)
  })
}

export const watchConsole = (): ConsoleWatch => {
  const lines: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  return {
    async watch(context) {
      context.on('weberror', (failure) => lines.push(`Uncaught: ${failure.error().message}`))
      context.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type())) {
          lines.push(`${message.type()}: ${message.text()} (${message.location().url})`)
        }
      })
      await context.addInitScript(reportViolations)
      // The player belongs to another host, and no test leaves this machine.
      await context.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
      )
    },
    allow(...patterns) {
      allowed.push(...patterns)
    },
    expect(...patterns) {
      expected.push(...patterns)
    },
    unexpected: () => lines.filter((line) => ![...expected, ...allowed].some((pattern) => pattern.test(line))),
    missing: () => expected.filter((pattern) => !lines.some((line) => pattern.test(line))).map(String),
  }
}

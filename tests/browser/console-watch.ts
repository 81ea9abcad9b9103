import type { BrowserContext } from '@playwright/test'

/** Records what goes wrong in a browser without failing a test: console lines, uncaught errors, CSP violations. */
export interface ConsoleWatch {
  watch(context: BrowserContext): Promise<void>
  /** Allows matching lines without requiring any. */
  allow(...lines: readonly RegExp[]): void
  /** Allows matching lines and requires at least one. */
  expect(...lines: readonly RegExp[]): void
  /** Lines that were not allowed. */
  unexpected(): readonly string[]
  /** Patterns that were required and matched no line. */
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
  const allowed = [/Service Worker registration blocked by Playwright/]
  return {
    async watch(context) {
      context.on('weberror', (failure) => lines.push(`Uncaught: ${failure.error().message}`))
      context.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type())) {
          lines.push(`${message.type()}: ${message.text()} (${message.location().url})`)
        }
      })
      await context.addInitScript(reportViolations)
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

/** Answers for the trailer's host. Not in every test: one route makes Chromium ask Node about each request. */
export const answerForPlayer = (context: BrowserContext): Promise<unknown> =>
  context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  )

import { test as base } from './fixtures.ts'
import { type Visitor, visitorOf } from './visitor.ts'

interface JourneyFixtures {
  /** The user on the page. */
  readonly I: Visitor
  /** Errors logged by the app itself, without the browser's own lines. */
  readonly logged: readonly string[]
}

/** A test in which a user uses the app: `test('…', async ({ I }) => { await I.open('/') })`. */
export const test = base.extend<JourneyFixtures>({
  I: async ({ page }, use) => use(visitorOf(page)),
  logged: async ({ context }, use) => {
    const lines: string[] = []
    context.on('console', (message) => {
      const isBrowsers = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isBrowsers) lines.push(message.text().split('\n')[0] ?? '')
    })
    await use(lines)
  },
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'

/** One violated rule and its element: `color-contrast: .card > a`. */
export type Violation = string

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The serious and critical violations that axe finds on the page. */
export const axe = async (page: Page): Promise<readonly Violation[]> => {
  const devtools = await page.context().newCDPSession(page)
  // Evaluated through DevTools: the page's content security policy does not apply there.
  await devtools.send('Runtime.evaluate', { expression: source })
  await devtools.detach()
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof Axe }).axe.run(document, { resultTypes: ['violations'], iframes: false }),
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'

/** One violated rule and its element: `color-contrast: .card > a`. */
export type Violation = string

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that depend on colours. */
export const colorRules = ['color-contrast', 'link-in-text-block'] as const

/** The serious and critical violations that axe finds on the page, of all rules or of these. */
export const axe = async (page: Page, rules?: readonly string[]): Promise<readonly Violation[]> => {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    const devtools = await page.context().newCDPSession(page)
    // Evaluated through DevTools: the page's content security policy does not apply there.
    await devtools.send('Runtime.evaluate', { expression: source })
    await devtools.detach()
  }
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: typeof Axe }).axe.run(document, {
        resultTypes: ['violations'],
        iframes: false,
        ...(runOnly && { runOnly: [...runOnly] }),
      }),
    rules,
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

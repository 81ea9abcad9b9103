import { axe, colorRules } from './axe.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import type { Visitor } from './visitor.ts'

/** A screen, the data stored before the visit, and how a visitor opens it. */
export type JudgedScreen = readonly [
  name: string,
  given: (I: Visitor) => Promise<void>,
  come: (I: Visitor) => Promise<void>,
]

export const noMovies = async (): Promise<void> => undefined

const schemes = ['dark', 'light'] as const
const widths = [1440, 390] as const

/** Expects axe to find nothing serious on the current page, wide and narrow, dark and light. */
export const judgeAsItStands = async (
  { page }: Visitor,
  name: string,
  at: readonly number[] = widths,
): Promise<void> => {
  const before = page.viewportSize()
  for (const width of at) {
    if (before?.width !== width) await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      // The themes differ in their colours alone.
      const rules = colorScheme === 'dark' ? undefined : colorRules
      expect(await axe(page, rules), `${name}, ${width} wide, ${colorScheme}`).toEqual([])
    }
  }
  if (before) await page.setViewportSize(before)
}

/** Adds a test for each screen: axe finds nothing serious in it, wide and narrow, dark and light. */
export const judge = (screens: readonly JudgedScreen[]): void => {
  for (const [name, given, come] of screens) {
    test(`axe finds nothing serious in ${name}`, async ({ I }) => {
      await given(I)
      await come(I)
      await judgeAsItStands(I, name)
    })
  }
}

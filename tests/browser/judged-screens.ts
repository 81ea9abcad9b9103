import { axe, colorRules } from './axe.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import type { Visitor } from './visitor.ts'

type State = readonly [name: string, come: (I: Visitor) => Promise<void>]

/** A screen, the data stored before the visit, how a visitor opens it, and the states that follow on it. */
export type JudgedScreen = readonly [
  name: State[0],
  given: (I: Visitor) => Promise<void>,
  come: State[1],
  ...later: readonly State[],
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

/** Adds a test for each screen: axe finds nothing serious in any of its states, wide and narrow, dark and light. */
export const judge = (screens: readonly JudgedScreen[], inGate: readonly string[] = []): void => {
  for (const [screen, given, open, ...later] of screens) {
    const states: readonly State[] = [[screen, open], ...later]
    const tag = inGate.includes(screen) ? ['@gate'] : []
    test(`axe finds nothing serious in ${states.map(([name]) => name).join(', ')}`, { tag }, async ({ I }) => {
      await given(I)
      for (const [name, come] of states) {
        await test.step(name, async () => {
          await come(I)
          await judgeAsItStands(I, name)
        })
      }
    })
  }
}

import { axe } from './axe.ts'
import { expect } from './fixtures.ts'
import { test } from './journey.ts'
import type { Visitor } from './visitor.ts'

/** A screen, what is stored before a visitor comes, and how they come to it. */
export type JudgedScreen = readonly [
  name: string,
  given: (I: Visitor) => Promise<void>,
  come: (I: Visitor) => Promise<void>,
]

export const noMovies = async (): Promise<void> => undefined

/** A test for each screen and colour scheme: axe has nothing serious against it, wide and narrow. */
export const judge = (screens: readonly JudgedScreen[]): void => {
  for (const scheme of ['dark', 'light'] as const) {
    for (const [name, given, come] of screens) {
      test(`${name} has nothing serious against it, ${scheme}`, async ({ I }) => {
        await I.page.emulateMedia({ colorScheme: scheme })
        await given(I)
        await come(I)
        for (const width of [1440, 390]) {
          await I.page.setViewportSize({ width, height: 900 })
          expect(await axe(I.page), `${width} wide`).toEqual([])
        }
      })
    }
  }
}

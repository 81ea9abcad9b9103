import { expect, type Page } from '@playwright/test'
import { flowsMessages } from '#i18n/flows.ts'
import { other } from '#messages/en-US/other.ts'
import type { Visitor } from '../browser/visitor.ts'
import { marks } from './walk-marks.ts'

const { settings } = other

interface RunningFlow {
  /** The machine's id. */
  readonly id: string
  /** Dotted paths of the innermost states. */
  readonly states: readonly string[]
}

const panelOf = (page: Page) =>
  page.getByRole('complementary', { name: flowsMessages.live, exact: true, includeHidden: true })

/** By the links of the app: the panel outlives what follows, until the page is loaded again. */
export const watchFlows = async (I: Visitor): Promise<void> => {
  await I.goTo('Settings')
  await I.click(settings.inspector.flows)
  await I.click(flowsMessages.watch)
  // It may cover a toast that is to be clicked.
  await panelOf(I.page).evaluate((panel) => {
    panel.style.pointerEvents = 'none'
  })
  await I.goTo('Home')
}

const runningFlows = async (page: Page): Promise<readonly RunningFlow[]> => {
  const items = await panelOf(page)
    .locator('li:has(> ol)')
    .evaluateAll((all) =>
      all.map((item) => ({
        label: item.querySelector('ol')?.ariaLabel ?? '',
        states: item.querySelector('p + p')?.textContent ?? '',
      })),
    )
  return items
    .filter(({ states }) => !states.endsWith(flowsMessages.stopped))
    .map(({ label, states }) => ({
      id: label.slice(flowsMessages.lastEvents('').length),
      states: states.split(', ').map((path) => path.split(' › ').join('.')),
    }))
}

const contradictions = async (page: Page, { id, states }: RunningFlow): Promise<readonly string[]> => {
  const found: string[] = []
  for (const state of states) {
    const known = Object.entries(marks[id] ?? {}).filter(([path]) => `${state}.`.startsWith(`${path}.`))
    if (known.length === 0) found.push(`${id}, ${state}: it has no mark`)
    for (const [, mark] of known) found.push(...(await mark(page)).map((problem) => `${id}, ${state}: ${problem}`))
  }
  return found
}

/** Waits until the screen shows the state of every running machine. */
export const seeFlows = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const flows = await runningFlows(page)
      if (flows.length === 0) return ['No flow is watched.']
      return (await Promise.all(flows.map((flow) => contradictions(page, flow)))).flat()
    })
    .toEqual([])

/** All of it: after an import that brought watched movies, the navigation leads to the unwatched ones. */
export const openWatchlist = async (I: Visitor) => {
  await I.goTo('Watchlist')
  await I.page.getByRole('link', { name: /^All \(/ }).click()
}

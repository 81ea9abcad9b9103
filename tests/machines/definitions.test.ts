import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { FlowChart } from '#screens/flows/chart.ts'
import { loadCharts } from '#tools/vite/flow-charts/machines.ts'
import { flowsReadme } from '#tools/vite/flow-charts/readme.ts'
import { flowScreens } from '#wiring/inspect/flow-places.ts'

const root = join(import.meta.dirname, '../..')
let charts: readonly FlowChart[] = []
beforeAll(async () => {
  charts = await loadCharts(root)
}, 60_000)

describe('machines/README.md', () => {
  it('matches the definitions: run `npm run flows` to update it', async () => {
    expect(readFileSync(join(root, 'machines/README.md'), 'utf8')).toBe(await flowsReadme(root))
  }, 60_000)
})

describe('the definition of each machine', () => {
  const inAll = <Found>(find: (chart: FlowChart) => readonly Found[]) =>
    charts.flatMap((chart) => find(chart).map((found) => [chart.id, found]))

  it('describes the flow', () => {
    expect(charts.length).toBeGreaterThan(5)
    expect(charts.filter(({ description }) => description === '').map(({ id }) => id)).toEqual([])
  })

  it('is met on one of the screens, and none is left over', () => {
    const met = flowScreens.flatMap(({ flows }) => flows.map(({ id }) => id))
    expect(met.toSorted()).toEqual(charts.map(({ id }) => id).toSorted())
  })

  it('is used somewhere', () => {
    expect(
      charts.filter(({ renderedBy }) => !renderedBy.some((path) => path.endsWith('.tsx'))).map(({ id }) => id),
    ).toEqual([])
  })

  it('names every actor and every action', () => {
    const nameless = /^(?:\(|xstate|\d|$)/
    expect(
      inAll(({ states, transitions }) =>
        [
          ...states.flatMap(({ invoke, entry, exit }) => [...invoke, ...entry, ...exit]),
          ...transitions.flatMap(({ actions }) => actions),
        ].filter((name) => nameless.test(name)),
      ),
    ).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { root } from './processes.ts'
import { loadCharts } from './vite/flow-charts/machines.ts'

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly meta?: { readonly sentEvents?: readonly (readonly [machine: string, event: string])[] }
    }[]
  }[]
}

/** Its window is of another origin: tests/browser/flows.test.ts. */
const inBrowserOnly: readonly string[] = ['inspector']

/** It sends events itself, to see that the screen follows. */
const sendsItself = /states\.test\.tsx$/

/** The events of machines that no test of a screen made the app send, from Vitest's report of all tests. */
export const unsentEvents = async (report: string): Promise<readonly string[]> => {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  const sent = new Set(
    testResults
      .filter(({ name }) => !sendsItself.test(name))
      .flatMap(({ assertionResults }) => assertionResults)
      .flatMap(({ meta }) => meta?.sentEvents ?? [])
      .map(([machine, event]) => `${machine}: ${event}`),
  )
  const charts = await loadCharts(root)
  return charts
    .filter(({ id }) => !inBrowserOnly.includes(id))
    .flatMap(({ id, events }) => events.map((event) => `${id}: ${event}`))
    .filter((event) => !sent.has(event))
}

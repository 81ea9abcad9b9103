import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ChromiumProject, runChromium } from './browser.ts'
import { budgetKib, budgetTable, measureBudget } from './budget.ts'
import { runCarriers } from './carriers.ts'
import { runEngines } from './engines.ts'
import {
  type ChildVariables,
  type Finished,
  generateStyles,
  type ProcessOptions,
  root,
  runCommand,
  runScript,
} from './processes.ts'
import { unsentEvents } from './sent-events.ts'
import { readPlaywrightReport, readVitestReport, type TestReport } from './test-report.ts'
import { buildTestSites, testSites } from './test-sites.ts'

interface Outcome extends TestReport {
  readonly output: string
}

interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

type PlaywrightRun = (args: readonly string[], options: ProcessOptions) => Promise<Finished | null>

interface Result extends TestReport {
  readonly name: string
  readonly seconds: number
}

const nothing: Outcome = { passed: 0, failed: 0, tests: [], output: '' }

const single = ({ code, output }: Finished): Outcome => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  tests: [],
  output,
})

/** A runner can fail without a failed test: a file that does not load, a crash. */
const reported = ({ code, output }: Finished, read: () => TestReport): Outcome => {
  try {
    const report = read()
    const isUnexplained = report.failed === 0 && (code !== 0 || report.passed === 0)
    return { ...report, failed: report.failed + (isUnexplained ? 1 : 0), output }
  } catch (error) {
    return { passed: 0, failed: 1, tests: [], output: `${output}\nThe report cannot be read: ${error}\n` }
  }
}

const script = (name: string, script: string): Step => ({
  name,
  async run() {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Readonly<Record<string, string>>
    }
    const line = scripts[script]
    if (line === undefined) throw new Error(`package.json has no script ${script}.`)
    return single(await runScript(line))
  },
})

const vitestReport = (reports: string): string => join(reports, 'vitest.json')

const inChromium =
  (...projects: readonly ChromiumProject[]): PlaywrightRun =>
  (args, options) =>
    runChromium(projects, args, options)

const playwrightStep = (name: string, reports: string, run: PlaywrightRun, extraEnv: ChildVariables = {}): Step => ({
  name,
  async run() {
    const file = join(reports, `${name}.json`)
    const env = { ...extraEnv, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const finished = await run(['--reporter=dot,json'], { env })
    return finished ? reported(finished, () => readPlaywrightReport(file)) : nothing
  },
})

const carriersStep = (reports: string): Step => ({
  name: 'A folder that Syncthing carries',
  async run() {
    const file = join(reports, 'carriers.json')
    const finished = await runCarriers(['--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
    return finished ? reported(finished, () => readVitestReport(file)) : nothing
  },
})

/** One group after the other; the steps of a group at the same time. */
const steps = (reports: string, extra: readonly string[]): readonly (readonly Step[])[] => [
  [
    script('Types', 'check:types'),
    script('Style', 'check:style'),
    script('Unused code', 'check:unused'),
    script('Lock file', 'check:lock'),
  ],
  [
    {
      name: 'Rules, machines, records, components',
      async run() {
        const file = vitestReport(reports)
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
        return reported(await runCommand('vitest', ['run', ...reporters]), () => readVitestReport(file))
      },
    },
    {
      name: 'Build',
      async run() {
        await buildTestSites()
        return single({ code: 0, output: '' })
      },
    },
  ],
  [
    {
      name: 'Events of machines',
      async run() {
        const unsent = await unsentEvents(vitestReport(reports))
        return single({
          code: unsent.length,
          output: `No test of a screen makes the app send:\n${unsent.join('\n')}\n`,
        })
      },
    },
    {
      name: 'Size of Home',
      async run() {
        const budget = measureBudget(testSites.keyed)
        return single({ code: budget.totalKib > budgetKib ? 1 : 0, output: `${budgetTable(budget)}\n` })
      },
    },
  ],
  [playwrightStep('Browser journeys', reports, inChromium('journeys'))],
  ...(extra.includes('release')
    ? [[playwrightStep('Before a release, sample of faults', reports, inChromium('faults', 'release'))]]
    : []),
  ...(extra.includes('faults')
    ? [[playwrightStep('All faults', reports, inChromium('faults'), { MATINEE_FAULTS: 'whole' })]]
    : []),
  ...(extra.includes('sync') ? [[carriersStep(reports)]] : []),
  ...(extra.includes('engines') ? [[playwrightStep('Firefox and WebKit', reports, runEngines)]] : []),
]

const runStep = async ({ name, run }: Step): Promise<Result> => {
  const started = performance.now()
  console.log(`${name} …`)
  const { output, ...report } = await run().catch((error: unknown) =>
    single({ code: 1, output: `${error instanceof Error ? error.message : error}\n` }),
  )
  if (report.failed) console.log(`\n${output.trimEnd()}\n`)
  return { ...report, name, seconds: (performance.now() - started) / 1000 }
}

const summary = (results: readonly Result[]): string => {
  const rows = results.map(
    ({ name, passed, failed, seconds }) =>
      `${name.padEnd(38)}${`${passed}`.padStart(7)}${`${failed}`.padStart(8)}${seconds.toFixed(1).padStart(9)}`,
  )
  return [`${'Step'.padEnd(38)}${'passed'.padStart(7)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`, ...rows].join(
    '\n',
  )
}

const slowest = (results: readonly Result[], count: number): string =>
  results
    .flatMap(({ tests }) => tests)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`)
    .join('\n')

const total = (results: readonly Result[], key: 'passed' | 'failed'): number =>
  results.reduce((sum, result) => sum + result[key], 0)

/** `extra`: 'release' for what only a release needs, 'engines' for Firefox and WebKit, 'faults' for all faults, 'sync' for Syncthing. */
export const main = async (extra: readonly string[]): Promise<number> => {
  const started = performance.now()
  const reports = mkdtempSync(join(tmpdir(), 'matinee-test-'))
  const results: Result[] = []
  try {
    await generateStyles()
    for (const group of steps(reports, extra)) results.push(...(await Promise.all(group.map(runStep))))
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  const failed = total(results, 'failed')
  console.log(`\n${summary(results)}\n\nSlowest tests\n${slowest(results, 10)}`)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(`\n${total(results, 'passed')} passed, ${failed} failed in ${minutes} minutes`)
  return failed > 0 ? 1 : 0
}

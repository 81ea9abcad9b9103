import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type ChromiumProject, runChromium, runWithPrograms } from './browser.ts'
import { budgetKib, budgetTable, measureBudget } from './budget.ts'
import { runCarriers } from './carriers.ts'
import { runEngines } from './engines.ts'
import {
  type ChildVariables,
  type Finished,
  generateCode,
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
  /** The most seconds it should take on two cores. */
  readonly aim?: number
  readonly run: () => Promise<Outcome>
}

type PlaywrightRun = (args: readonly string[], options: ProcessOptions) => Promise<Finished | null>

interface Result extends TestReport {
  readonly name: string
  readonly seconds: number
  readonly aim: number
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

const reports = mkdtempSync(join(tmpdir(), 'matinee-test-'))
const vitestReport = join(reports, 'vitest.json')

const reportersTo = (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]

const vitestStep: Step = {
  name: 'Rules, machines, records, components',
  aim: 240,
  async run() {
    // What needs a program of its own has a step of its own.
    const run = runCommand('vitest', ['run', '--project=!carriers', ...reportersTo(vitestReport)])
    return reported(await run, () => readVitestReport(vitestReport))
  },
}

const buildStep = (names?: Parameters<typeof buildTestSites>[0]): Step => ({
  name: 'Build',
  async run() {
    await buildTestSites(names)
    return single({ code: 0, output: '' })
  },
})

/** Expects the report of vitest. */
const eventsStep: Step = {
  name: 'Events of machines',
  async run() {
    const unsent = await unsentEvents(vitestReport)
    return single({ code: unsent.length, output: `No test of a screen makes the app send:\n${unsent.join('\n')}\n` })
  },
}

/** Expects the build. */
const sizeStep: Step = {
  name: 'Size of Home',
  async run() {
    const budget = measureBudget(testSites.demo)
    return single({ code: budget.totalKib > budgetKib ? 1 : 0, output: `${budgetTable(budget)}\n` })
  },
}

const inChromium =
  (...projects: readonly ChromiumProject[]): PlaywrightRun =>
  (args, options) =>
    runChromium(projects, args, options)

interface PlaywrightStep extends Pick<Step, 'name' | 'aim'> {
  readonly run: PlaywrightRun
  readonly args: readonly string[]
  readonly flakyFails?: boolean
  readonly env?: ChildVariables
}

const playwrightStep = ({ run, args, flakyFails = false, env = {}, ...step }: PlaywrightStep): Step => ({
  ...step,
  async run() {
    const file = join(reports, `${step.name}.json`)
    // A folder for each step: Playwright empties it at the start, and it holds the traces of what failed.
    const output = `--output=test-results/${step.name.toLowerCase().replaceAll(' ', '-')}`
    const finished = await run(['--reporter=dot,json', output, ...args], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    })
    return finished ? reported(finished, () => readPlaywrightReport(file, flakyFails)) : nothing
  },
})

const carriersStep: Step = {
  name: 'A folder that Syncthing carries',
  async run() {
    const file = join(reports, 'carriers.json')
    const finished = await runCarriers(reportersTo(file))
    return finished ? reported(finished, () => readVitestReport(file)) : nothing
  },
}

const checks: readonly Step[] = [
  script('Types', 'check:types'),
  script('Style', 'check:style'),
  script('Unused code', 'check:unused'),
  script('Lock file', 'check:lock'),
]

/** One group after the other; the steps of a group at the same time. */
type Groups = readonly (readonly Step[])[]

const gateStep = playwrightStep({
  name: 'Gate in the browser',
  run: inChromium('faults', 'journeys', 'release'),
  args: ['--grep=@gate'],
  aim: 240,
})

/** The parts of `npm test`, which the workflow runs side by side. */
const gateParts: Readonly<Record<string, Groups>> = {
  checks: [checks],
  vitest: [[vitestStep], [eventsStep]],
  browser: [[buildStep(['demo'])], [sizeStep], [gateStep]],
}

const gate: Groups = [[...checks, buildStep(['demo'])], [vitestStep], [eventsStep, sizeStep], [gateStep]]

/** Everything. What Playwright does not run is in the first shard. */
const all = (shard: string): Groups => {
  const isFirst = shard.startsWith('1/')
  // Where it is only one of many runs, a test that passes at its second try is a fault to look for.
  const once = { args: ['--fail-on-flaky-tests', `--shard=${shard}`], flakyFails: true }
  return [
    [...(isFirst ? checks : []), buildStep()],
    ...(isFirst ? [[vitestStep], [eventsStep, sizeStep], [carriersStep]] : []),
    [playwrightStep({ ...once, name: 'Browser journeys', run: inChromium('journeys') })],
    [
      playwrightStep({
        ...once,
        name: 'Before a release',
        run: (args, options) => runWithPrograms(['release'], args, options),
      }),
    ],
    [playwrightStep({ ...once, name: 'All faults', run: inChromium('faults'), env: { MATINEE_FAULTS: 'whole' } })],
    [playwrightStep({ ...once, name: 'Firefox and WebKit', run: runEngines })],
  ]
}

const runStep = async ({ name, aim = Number.POSITIVE_INFINITY, run }: Step): Promise<Result> => {
  const started = performance.now()
  console.log(`${name} …`)
  const { output, ...report } = await run().catch((error: unknown) =>
    single({ code: 1, output: `${error instanceof Error ? error.message : error}\n` }),
  )
  if (report.failed) console.log(`\n${output.trimEnd()}\n`)
  return { ...report, name, aim, seconds: (performance.now() - started) / 1000 }
}

const summary = (results: readonly Result[]): string => {
  const rows = results.map(
    ({ name, passed, failed, seconds, aim }) =>
      `${name.padEnd(38)}${`${passed}`.padStart(7)}${`${failed}`.padStart(8)}${seconds.toFixed(1).padStart(9)}${seconds > aim ? `  over its aim of ${aim}` : ''}`,
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

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '    ')

/** What needed a second try, each with the error of the first and the trace of the second; '' when nothing did. */
const flakyTests = (results: readonly Result[]): string => {
  const lines = results
    .flatMap(({ tests }) => tests)
    .flatMap(({ name, flaky }) =>
      flaky ? [`  ${name}\n${indented(flaky.error)}\n    npx playwright show-trace ${flaky.trace}`] : [],
    )
  return lines.length > 0 ? `\nPassed at the second try\n${lines.join('\n')}\n` : ''
}

const total = (results: readonly Result[], key: 'passed' | 'failed'): number =>
  results.reduce((sum, result) => sum + result[key], 0)

const groupsFor = (args: readonly string[]): Groups => {
  const { values } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean' }, shard: { type: 'string' }, part: { type: 'string' } },
  })
  if (values.all) {
    const seed = process.env['MATINEE_SEED'] ?? `${Date.now() % 2 ** 31}`
    process.env['MATINEE_SEED'] = seed
    console.log(`Properties and walks are drawn with the seed ${seed}: repeat them with MATINEE_SEED=${seed}`)
    return all(values.shard ?? '1/1')
  }
  if (values.part === undefined) return gate
  const part = gateParts[values.part]
  if (!part) throw new Error(`${values.part} is none of ${Object.keys(gateParts).join(', ')}.`)
  return part
}

/**
 * Without arguments the gate. `--part=checks`, `--part=vitest` or `--part=browser` for a part of it; `--all` for
 * everything, `--shard=1/4` for a fourth of that.
 */
export const main = async (args: readonly string[]): Promise<number> => {
  const started = performance.now()
  const results: Result[] = []
  try {
    const groups = groupsFor(args)
    await generateCode()
    for (const group of groups) results.push(...(await Promise.all(group.map(runStep))))
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  const failed = total(results, 'failed')
  console.log(`\n${summary(results)}\n\nSlowest tests\n${slowest(results, 10)}`)
  console.log(flakyTests(results))
  console.log(`${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
  console.log(`${total(results, 'passed')} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

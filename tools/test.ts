import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runJourneys } from './browser.ts'
import { budgetKib, budgetTable, measureBudget } from './budget.ts'
import { type Finished, generateStyles, root, runCommand, runScript } from './processes.ts'
import { buildTestSites, testSites } from './test-sites.ts'

interface Tally {
  readonly passed: number
  readonly failed: number
}

interface Outcome extends Tally {
  /** Printed in full when something failed. */
  readonly output: string
}

interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

const once = ({ code, output }: Finished): Outcome =>
  code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }

/** A runner that ends badly without a failed test (a file that does not load, a crash) still counts as a failure. */
const counted = ({ code, output }: Finished, read: () => Tally): Outcome => {
  let tally: Tally = { passed: 0, failed: 0 }
  let problem = ''
  try {
    tally = read()
  } catch (error) {
    problem = `\nIts report cannot be read: ${error}\n`
  }
  const unseen = tally.failed === 0 && (code !== 0 || tally.passed === 0) ? 1 : 0
  return { passed: tally.passed, failed: tally.failed + unseen, output: output + problem }
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The numbers of Vitest's JSON report. */
const vitestTally = (report: unknown): Tally => {
  const { numPassedTests, numFailedTests } = report as { numPassedTests: number; numFailedTests: number }
  return { passed: numPassedTests, failed: numFailedTests }
}

/** The numbers of Playwright's JSON report; a journey that passes when repeated once has passed. */
const playwrightTally = (report: unknown): Tally => {
  const { stats } = report as { stats: { expected: number; unexpected: number; flaky: number } }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

const check = (name: string, script: string): Step => ({
  name,
  async run() {
    const { scripts } = json(join(root, 'package.json')) as { scripts: Readonly<Record<string, string>> }
    const line = scripts[script]
    if (line === undefined) throw new Error(`package.json has no script ${script}.`)
    return once(await runScript(line))
  },
})

const inBrowser = (name: string, folder: 'browser' | 'faults', reports: string): Step => ({
  name,
  async run() {
    const file = join(reports, `${folder}.json`)
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    return counted(await runJourneys(['--reporter=dot,json'], { env }, folder), () => playwrightTally(json(file)))
  },
})

const steps = (reports: string): readonly Step[] => [
  check('Types', 'check:types'),
  check('Style', 'check:style'),
  check('Unused code', 'check:unused'),
  check('Lock file', 'check:lock'),
  {
    name: 'Rules, machines, records, components',
    async run() {
      const file = join(reports, 'vitest.json')
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      const finished = await runCommand('vitest', ['run', ...reporters])
      return counted(finished, () => vitestTally(json(file)))
    },
  },
  {
    name: 'Build',
    async run() {
      await buildTestSites()
      return once({ code: 0, output: '' })
    },
  },
  {
    name: 'Size of Home',
    async run() {
      const budget = measureBudget(testSites.keyed)
      return once({ code: budget.totalKib > budgetKib ? 1 : 0, output: `${budgetTable(budget)}\n` })
    },
  },
  inBrowser('Sample of faults', 'faults', reports),
  inBrowser('Browser journeys', 'browser', reports),
]

const perform = async ({ name, run }: Step): Promise<Tally> => {
  const started = performance.now()
  process.stdout.write(`${name} … `)
  const { passed, failed, output } = await run().catch(
    (error: unknown): Outcome => ({
      passed: 0,
      failed: 1,
      output: `${error instanceof Error ? error.message : error}\n`,
    }),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${failed ? 'FAILED' : 'ok'} (${passed} passed, ${failed} failed, ${seconds} s)`)
  if (failed) console.log(`\n${output.trimEnd()}\n`)
  return { passed, failed }
}

/** `npm test`: every check and every test, to the end; the last line sums them up. */
export const main = async (): Promise<number> => {
  const reports = mkdtempSync(join(tmpdir(), 'matinee-test-'))
  let passed = 0
  let failed = 0
  try {
    await generateStyles()
    for (const step of steps(reports)) {
      const tally = await perform(step)
      passed += tally.passed
      failed += tally.failed
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    failed += 1
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

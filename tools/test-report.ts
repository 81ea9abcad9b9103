import { readFileSync } from 'node:fs'

export interface TestReport {
  readonly passed: number
  readonly failed: number
  readonly tests: readonly TimedTest[]
}

export interface TimedTest {
  readonly name: string
  readonly milliseconds: number
  /** It passed at the second try: why the first failed, and the trace of the second. */
  readonly flaky?: { readonly error: string; readonly trace: string }
}

const readJson = <Report>(file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[]
  }[]
}

export const readVitestReport = (file: string): TestReport => {
  const report = readJson<VitestReport>(file)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    tests: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 })),
  }
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly {
        readonly duration: number
        readonly error?: { readonly message?: string }
        readonly attachments: readonly { readonly name: string; readonly path?: string }[]
      }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
}

const testsOf = ({ title, suites = [], specs = [] }: PlaywrightSuite): readonly TimedTest[] => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => {
      const trace = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path
      return {
        name: `${title}: ${spec.title}`,
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        ...(status === 'flaky' && {
          flaky: { error: results[0]?.error?.message ?? '', trace: trace ?? '(there is none)' },
        }),
      }
    }),
  ),
  ...suites.flatMap(testsOf),
]

/** @param flakyFails whether a test that passed only at the second try counts as failed */
export const readPlaywrightReport = (file: string, flakyFails: boolean): TestReport => {
  const { stats, suites } = readJson<PlaywrightReport>(file)
  return {
    passed: stats.expected + (flakyFails ? 0 : stats.flaky),
    failed: stats.unexpected + (flakyFails ? stats.flaky : 0),
    tests: suites.flatMap(testsOf),
  }
}

import { readFileSync } from 'node:fs'

export interface TestReport {
  readonly passed: number
  readonly failed: number
  readonly tests: readonly TimedTest[]
}

export interface TimedTest {
  readonly name: string
  readonly milliseconds: number
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
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
}

const testsOf = ({ title, suites = [], specs = [] }: PlaywrightSuite): readonly TimedTest[] => [
  ...specs.map((spec) => ({
    name: `${title}: ${spec.title}`,
    milliseconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(testsOf),
]

/** A test that passed only when repeated counts as failed. */
export const readPlaywrightReport = (file: string): TestReport => {
  const { stats, suites } = readJson<PlaywrightReport>(file)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, tests: suites.flatMap(testsOf) }
}

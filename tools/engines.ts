import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runPlaywright } from './browser.ts'
import { findPrograms, type OptionalProgram, pathsOf } from './installed-programs.ts'
import type { Finished, ProcessOptions } from './processes.ts'
import { buildTestSites } from './test-sites.ts'

const libraryPaths = (file: string): string[] =>
  existsSync('/usr/lib')
    ? ['/usr/libexec', ...readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}`)].map((folder) =>
        join(folder, file),
      )
    : []

const engines: readonly OptionalProgram[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    files: { MATINEE_FIREFOX: () => [...pathsOf('firefox-esr'), ...pathsOf('firefox')] },
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    files: {
      MATINEE_WEBKIT_DRIVER: () => pathsOf('WebKitWebDriver'),
      MATINEE_MINI_BROWSER: () => libraryPaths('webkit2gtk-4.1/MiniBrowser'),
      MATINEE_XVFB: () => pathsOf('Xvfb'),
    },
  },
]

/** Expects the built test sites. Null when there is no engine; says which one is skipped. */
export const runEngines = async (args: readonly string[], options: ProcessOptions = {}): Promise<Finished | null> => {
  const { names, env } = await findPrograms(engines)
  if (names.length === 0) return null
  const projects = names.map((name) => `--project=${name}`)
  return runPlaywright('engines', [...projects, ...args], { ...options, env: { ...options.env, ...env } })
}

export const main = async (args: readonly string[]): Promise<number> => {
  await buildTestSites(['demo'])
  return (await runEngines(['--reporter=list', ...args], { show: true }))?.code ?? 0
}

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runPlaywright } from './browser.ts'
import { canInstallPackages, installPackages, pathsOf } from './installed-programs.ts'
import type { Finished, ProcessOptions } from './processes.ts'
import { buildTestSites } from './test-sites.ts'

interface Engine {
  readonly name: string
  readonly packages: readonly string[]
  /** Each program with the paths it may have. */
  readonly programs: Readonly<Record<string, () => readonly string[]>>
}

const libraryPaths = (file: string): string[] =>
  existsSync('/usr/lib')
    ? ['/usr/libexec', ...readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}`)].map((folder) =>
        join(folder, file),
      )
    : []

const engines: readonly Engine[] = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    programs: { MATINEE_FIREFOX: () => [...pathsOf('firefox-esr'), ...pathsOf('firefox')] },
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: {
      MATINEE_WEBKIT_DRIVER: () => pathsOf('WebKitWebDriver'),
      MATINEE_MINI_BROWSER: () => libraryPaths('webkit2gtk-4.1/MiniBrowser'),
      MATINEE_XVFB: () => pathsOf('Xvfb'),
    },
  },
]

type Paths = Readonly<Record<string, string>>

const findPrograms = ({ programs }: Engine): Paths | null => {
  const found = Object.entries(programs).map(([name, paths]) => [name, paths().find(existsSync)])
  return found.every(([, path]) => path !== undefined) ? Object.fromEntries(found) : null
}

const installMissing = async (): Promise<void> => {
  const packages = engines.filter((engine) => !findPrograms(engine)).flatMap((engine) => engine.packages)
  const mayInstall = process.env['CI'] === 'true' && canInstallPackages()
  if (packages.length > 0 && mayInstall) await installPackages('--no-install-recommends', ...packages)
}

/** Expects the built test sites. Null when there is no engine; says which one is skipped. */
export const runEngines = async (args: readonly string[], options: ProcessOptions = {}): Promise<Finished | null> => {
  await installMissing()
  let env: Paths = {}
  const projects: string[] = []
  for (const engine of engines) {
    const programs = findPrograms(engine)
    if (programs) {
      env = { ...env, ...programs }
      projects.push(`--project=${engine.name}`)
    } else
      console.log(
        `${engine.name} is skipped: it is not installed (on Debian: apt-get install ${engine.packages.join(' ')}).`,
      )
  }
  if (projects.length === 0) return null
  return runPlaywright('engines', [...projects, ...args], { ...options, env: { ...options.env, ...env } })
}

export const main = async (args: readonly string[]): Promise<number> => {
  try {
    await buildTestSites(['demo'])
    return (await runEngines(['--reporter=list', ...args], { show: true }))?.code ?? 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

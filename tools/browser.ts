import { findBrowser } from './browser-path.ts'
import { findPrograms, type OptionalProgram, pathsOf } from './installed-programs.ts'
import { type Finished, type ProcessOptions, runCommand } from './processes.ts'
import { buildTestSites } from './test-sites.ts'

/** Runs tests with the configuration in a folder of `tests`. `args` are Playwright's. */
export const runPlaywright = (
  folder: 'browser' | 'engines',
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<Finished> => {
  // Playwright sets FORCE_COLOR for its workers, and Node warns about it beside NO_COLOR.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: undefined, FORCE_COLOR: '0' }
  const config = ['--config', `tests/${folder}/playwright.config.ts`]
  return runCommand('playwright', ['test', ...config, ...args], { ...options, env: { ...options.env, ...plain } })
}

/** Debian keeps servers in folders that are not in everyone's PATH. */
const serverPaths = (command: string) => () => [...pathsOf(command), `/usr/sbin/${command}`]

const programs: readonly OptionalProgram[] = [
  { name: 'nginx', packages: ['nginx-light'], files: { MATINEE_NGINX: serverPaths('nginx') } },
  { name: 'Caddy', packages: ['caddy'], files: { MATINEE_CADDY: serverPaths('caddy') } },
  { name: 'Apache', packages: ['apache2-bin'], files: { MATINEE_APACHE: serverPaths('apache2') } },
  {
    name: 'jose',
    packages: ['jose', 'openssl'],
    files: { MATINEE_JOSE: () => pathsOf('jose'), MATINEE_OPENSSL: () => pathsOf('openssl') },
  },
]

/** The groups of tests that need Chromium. */
export type ChromiumProject = 'journeys' | 'faults' | 'release'

/** Runs the tests that need Chromium, with built test sites. */
export const runChromium = async (
  projects: readonly ChromiumProject[],
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<Finished> => {
  const browser = { MATINEE_BROWSER: await findBrowser() }
  return runPlaywright('browser', [...projects.map((project) => `--project=${project}`), ...args], {
    ...options,
    env: { ...options.env, ...browser },
  })
}

/** With the servers and jose, which the release tests need; says which of them are missing. */
export const runWithPrograms = async (
  projects: readonly ChromiumProject[],
  args: readonly string[],
  options: ProcessOptions = {},
): Promise<Finished> => {
  const { env } = await findPrograms(programs)
  return runChromium(projects, args, { ...options, env: { ...options.env, ...env } })
}

export const main = async (args: readonly string[]): Promise<number> => {
  await buildTestSites()
  return (await runWithPrograms(['journeys', 'release'], args, { show: true })).code
}

import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.ts'

/** Where PATH could have a command, in order. */
export const pathsOf = (command: string): string[] =>
  (process.env['PATH'] ?? '').split(delimiter).map((directory) => join(directory, command))

/** As root on Debian. */
export const canInstallPackages = (): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get') || !existsSync('/etc/os-release')) return false
  // Ubuntu's browser packages are stubs for snaps.
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** What some tests need, and can be skipped without. */
export interface OptionalProgram {
  readonly name: string
  readonly packages: readonly string[]
  /** The files it consists of, each with the paths it may have, by the variable that tells the tests. */
  readonly files: Readonly<Record<string, () => readonly string[]>>
}

type Paths = Readonly<Record<string, string>>

const findFiles = ({ files }: OptionalProgram): Paths | null => {
  const found = Object.entries(files).map(([name, paths]) => [name, paths().find(existsSync)])
  return found.every(([, path]) => path !== undefined) ? Object.fromEntries(found) : null
}

/** Prints what went wrong, and does not throw. */
export const installPackages = async (...packages: readonly string[]): Promise<void> => {
  console.log(`Installing ${packages.join(', ')} with apt-get…`)
  // At run level 1, packages of servers do not start them.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const args of [['update'], ['install', '-y', ...packages]]) {
    const { code, output } = await run('apt-get', args, { env })
    if (code !== 0) console.error(output)
  }
}

/** Installs missing ones in CI. The names of those that are there, and the paths of their files; says which are skipped. */
export const findPrograms = async (
  programs: readonly OptionalProgram[],
): Promise<{ readonly names: readonly string[]; readonly env: Paths }> => {
  const missing = programs.filter((program) => !findFiles(program)).flatMap(({ packages }) => packages)
  const mayInstall = process.env['CI'] === 'true' && canInstallPackages()
  if (missing.length > 0 && mayInstall) await installPackages('--no-install-recommends', ...missing)
  const names: string[] = []
  let env: Paths = {}
  for (const program of programs) {
    const files = findFiles(program)
    if (files) {
      names.push(program.name)
      env = { ...env, ...files }
    } else
      console.log(
        `${program.name} is skipped: it is not installed (on Debian: apt-get install ${program.packages.join(' ')}).`,
      )
  }
  return { names, env }
}

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

/** Prints what went wrong, and does not throw. */
export const installPackages = async (...packages: readonly string[]): Promise<void> => {
  console.log(`Installing ${packages.join(', ')} with apt-get…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', ...packages]]) {
    const { code, output } = await run('apt-get', args, { env })
    if (code !== 0) console.error(output)
  }
}

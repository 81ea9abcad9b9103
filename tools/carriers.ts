import { findPrograms, type OptionalProgram, pathsOf } from './installed-programs.ts'
import { type Finished, type ProcessOptions, runCommand } from './processes.ts'

const syncthing: OptionalProgram = {
  name: 'Syncthing',
  packages: ['syncthing'],
  files: { MATINEE_SYNCTHING: () => pathsOf('syncthing') },
}

/** Null where there is no Syncthing; says so. */
export const runCarriers = async (args: readonly string[], options: ProcessOptions = {}): Promise<Finished | null> => {
  const { names, env } = await findPrograms([syncthing])
  if (names.length === 0) return null
  return runCommand('vitest', ['run', '--project=carriers', ...args], { ...options, env: { ...options.env, ...env } })
}

export const main = async (args: readonly string[]): Promise<number> =>
  (await runCarriers(args, { show: true }))?.code ?? 0

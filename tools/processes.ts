import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { generateMessages } from './messages.ts'

/** npm runs every script in the project's directory. */
export const root = process.cwd()

export interface Finished {
  /** 1 when a signal ended it or it could not be started. */
  readonly code: number
  /** stdout and stderr in order, '' when it was shown directly. */
  readonly output: string
}

/** undefined removes a variable. */
export type ChildVariables = Readonly<Record<string, string | undefined>>

export interface ProcessOptions {
  readonly env?: ChildVariables
  readonly show?: boolean
  readonly cwd?: string
}

const packageOf: Readonly<Record<string, string>> = {
  tsc: 'typescript',
  biome: '@biomejs/biome',
  panda: '@pandacss/dev',
  playwright: '@playwright/test',
}

/** Windows cannot start the shims in node_modules/.bin, but node can run the files behind them. */
const scriptOf = (command: string): string => {
  const home = join(root, 'node_modules', packageOf[command] ?? command)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const file = typeof bin === 'string' ? bin : bin[command]
  if (!file) throw new Error(`${command} is no command of ${home}`)
  return join(home, file)
}

/** Without NODE_ENV: the child chooses its own. */
const childEnv = (extra: ChildVariables = {}): NodeJS.ProcessEnv => {
  const { NODE_ENV: _mode, FORCE_COLOR: _force, NO_COLOR: _none, ...inherited } = process.env
  // Node warns about the two set together.
  return { ...inherited, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...extra }
}

export const run = (
  program: string,
  args: readonly string[],
  { env, show = false, cwd = root }: ProcessOptions = {},
): Promise<Finished> =>
  new Promise((done) => {
    const child = spawn(program, args, {
      cwd,
      env: childEnv(env),
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (text: Buffer): void => {
      output += text.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}\n` }))
    // Rolldown colours its messages whatever the environment says.
    const plainOutput = () => (process.stdout.isTTY ? output : stripVTControlCharacters(output))
    child.on('close', (code) => done({ code: code ?? 1, output: plainOutput() }))
  })

export const runCommand = (command: string, args: readonly string[], options?: ProcessOptions): Promise<Finished> =>
  run(process.execPath, command === 'node' ? args : [scriptOf(command), ...args], options)

/** Runs a script of package.json: local commands, plain arguments and `&&`. */
export const runScript = async (line: string): Promise<Finished> => {
  let output = ''
  for (const part of line.split('&&')) {
    const [command = '', ...args] = part.trim().split(/\s+/)
    const finished = await runCommand(command, args)
    output += finished.output
    if (finished.code !== 0) return { code: finished.code, output }
  }
  return { code: 0, output }
}

/** `npm ci --ignore-scripts` leaves the generated code out. */
export const generateCode = async (): Promise<void> => {
  generateMessages()
  if (existsSync(join(root, 'styled-system'))) return
  const { code, output } = await runCommand('panda', ['codegen', '--silent'])
  if (code !== 0) throw new Error(`panda codegen failed:\n${output}`)
}

/** In its own process, because the build reads VITE_… variables there. Throws with its output when it fails. */
export const buildSite = async (
  outDir: string,
  env: ChildVariables = {},
  base = '/',
  mode = 'production',
): Promise<void> => {
  const args = ['build', '--outDir', outDir, '--base', base, '--mode', mode, '--emptyOutDir', '--logLevel', 'warn']
  const { code, output } = await runCommand('vite', args, { env })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}

import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The project's own directory: npm runs every script there. */
export const root = process.cwd()

export interface Finished {
  /** Exit code; 1 where a signal ended it or it could not be started. */
  readonly code: number
  /** What it wrote to stdout and stderr, in the order it came; '' when it was shown at once. */
  readonly output: string
}

/** Environment variables for a child; undefined takes one away. */
export type ChildVariables = Readonly<Record<string, string | undefined>>

export interface ProcessOptions {
  /** Added to this process's environment. */
  readonly env?: ChildVariables
  /** Show its output at once instead of collecting it. */
  readonly show?: boolean
  readonly cwd?: string
}

const packageOf: Readonly<Record<string, string>> = {
  tsc: 'typescript',
  biome: '@biomejs/biome',
  panda: '@pandacss/dev',
  playwright: '@playwright/test',
}

/** The JavaScript file behind a command of node_modules/.bin: Windows starts that with node, but not the shim. */
const scriptOf = (command: string): string => {
  const home = join(root, 'node_modules', packageOf[command] ?? command)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const file = typeof bin === 'string' ? bin : bin[command]
  if (!file) throw new Error(`${command} is no command of ${home}`)
  return join(home, file)
}

/** The environment for a child: colours agree with this terminal, and NODE_ENV is the child's own choice. */
const childEnv = (extra: ChildVariables = {}): NodeJS.ProcessEnv => {
  const { NODE_ENV: _mode, FORCE_COLOR: _force, NO_COLOR: _none, ...inherited } = process.env
  // Set together, Node warns of the two in each child.
  return { ...inherited, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...extra }
}

/** Runs a program to its end; never rejects. */
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
    const readable = () => (process.stdout.isTTY ? output : stripVTControlCharacters(output))
    child.on('close', (code) => done({ code: code ?? 1, output: readable() }))
  })

/** Runs a command of node_modules/.bin, or node itself. */
export const runCommand = (command: string, args: readonly string[], options?: ProcessOptions): Promise<Finished> =>
  run(process.execPath, command === 'node' ? args : [scriptOf(command), ...args], options)

/** Runs a line of package.json's scripts: local commands, plain arguments, `&&` between them. */
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

/** Panda's generated code is not committed; `npm ci --ignore-scripts` leaves it out. */
export const generateStyles = async (): Promise<void> => {
  if (existsSync(join(root, 'styled-system'))) return
  const { code, output } = await runCommand('panda', ['codegen', '--silent'])
  if (code !== 0) throw new Error(`panda codegen failed:\n${output}`)
}

/**
 * Builds the site in a process of its own, because the build takes its VITE_… variables from there.
 * @throws with the build's output when it fails.
 */
export const buildSite = async (outDir: string, env: ChildVariables = {}): Promise<void> => {
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  const { code, output } = await runCommand('vite', args, { env })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}

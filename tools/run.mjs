// Node 20 cannot run TypeScript: Vite loads the script named on the command line.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const [name, ...args] = process.argv.slice(2)
const here = dirname(fileURLToPath(import.meta.url))
const { module } = await runnerImport(resolve(here, `${name}.ts`), { configFile: false, logLevel: 'error' })
try {
  process.exitCode = (await module.main(args)) ?? 0
} catch (error) {
  // An error of a script's own says what to do; of any other one, the place helps.
  console.error(error?.constructor === Error ? error.message : error)
  process.exitCode = 1
}

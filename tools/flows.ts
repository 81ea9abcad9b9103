import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.ts'
import { flowsReadme } from './vite/flow-charts/readme.ts'

export const main = async (): Promise<void> => {
  const file = join(root, 'machines/README.md')
  writeFileSync(file, await flowsReadme(root))
  console.log(`Wrote ${file}`)
}

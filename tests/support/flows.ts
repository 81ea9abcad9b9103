import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flowsReadme } from './flows/readme.ts'
import { root } from './processes.ts'

/** `npm run flows`: writes machines/README.md anew. */
export const main = async (): Promise<void> => {
  const file = join(root, 'machines/README.md')
  writeFileSync(file, await flowsReadme(root))
  console.log(`Wrote ${file}`)
}

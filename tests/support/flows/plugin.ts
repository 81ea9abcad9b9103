import { join } from 'node:path'
import type { Plugin } from 'vite'
import { drawCharts, machineFiles } from './machines.ts'

const name = 'virtual:flows'

/** `import { flows } from 'virtual:flows'`: every machine's chart, laid out when the app is built. */
export const flowCharts = (): Plugin => {
  let root = ''
  return {
    name: 'flow-charts',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      for (const file of machineFiles(root)) this.addWatchFile(join(root, 'machines', `${file}.ts`))
      return `export const flows = JSON.parse(${JSON.stringify(JSON.stringify(await drawCharts(root)))})`
    },
  }
}

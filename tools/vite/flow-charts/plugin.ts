import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { DrawnFlow } from '#screens/flows/chart.ts'
import { drawCharts, flowFiles } from './machines.ts'

const name = 'virtual:flows'

export const flowCharts = (): Plugin => {
  let root = ''
  let isBuild = false
  let drawn: Promise<readonly DrawnFlow[]> | undefined
  return {
    name: 'flow-charts',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    // Before bundling: the bundler and the Vite that reads the machines would wait for each other's threads.
    async buildStart() {
      drawn = isBuild ? drawCharts(root) : undefined
      await drawn
    },
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      for (const file of flowFiles(root).values()) this.addWatchFile(join(root, file))
      return `export const flows = JSON.parse(${JSON.stringify(JSON.stringify(await (drawn ?? drawCharts(root))))})`
    },
  }
}

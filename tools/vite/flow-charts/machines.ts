import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { runnerImport } from 'vite'
import type { AnyStateMachine } from 'xstate'
import { flowAt } from '#machines/flows.ts'
import type { DrawnFlow, FlowChart } from '#screens/flows/chart.ts'
import { chartOf } from './chart.ts'
import { picturesOf } from './layout.ts'

/** Where a flow would be, as `machines/sync/sync.ts`, by its name. Not all of these files have a machine. */
export const flowFiles = (root: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const file of readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' }).sort()) {
    const path = `machines/${file.replaceAll('\\', '/')}`
    const name = flowAt(path)
    if (name !== null) found.set(name, path)
  }
  return found
}

interface Source {
  readonly path: string
  readonly imports: readonly string[]
}

const importsIn = (path: string, source: string): readonly string[] =>
  [...source.matchAll(/(?:from|import\()\s*'([#.][^']+)'/g)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(path), specifier),
  )

const sourcesIn = (root: string): readonly Source[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, imports: importsIn(path, readFileSync(join(root, 'src', path), 'utf8')) }))

/** The flow that provides a machine's actors, and its importers up to the first components. */
const renderersOf = (file: string, sources: readonly Source[]): readonly string[] => {
  const importersOf = (wanted: string) =>
    sources.filter(({ imports }) => imports.includes(wanted)).map(({ path }) => path)
  const found = new Set<string>()
  const follow = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    if (!path.endsWith('.tsx')) importersOf(path).forEach(follow)
  }
  importersOf(file)
    .filter((path) => path.startsWith('wiring/'))
    .forEach(follow)
  return [...found].map((path) => `src/${path}`)
}

export const loadCharts = async (root: string): Promise<readonly FlowChart[]> => {
  const sources = sourcesIn(root)
  // One import for all: each starts its own Vite.
  const { module } = await runnerImport<{ machines: ReadonlyMap<string, AnyStateMachine> }>(
    join(root, 'tools/vite/flow-charts/all-machines.ts'),
    { configFile: false, logLevel: 'error', root },
  )
  return [...flowFiles(root)].flatMap(([name, file]) => {
    const machine = module.machines.get(name)
    return machine ? [chartOf(name, machine, file, renderersOf(file, sources))] : []
  })
}

export const drawCharts = async (root: string): Promise<readonly DrawnFlow[]> => {
  const charts = await loadCharts(root)
  return Promise.all(charts.map(async (chart) => ({ ...chart, pictures: await picturesOf(chart) })))
}

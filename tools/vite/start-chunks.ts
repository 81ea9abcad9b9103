import { parseSync } from 'oxc-parser'
import type { Rolldown } from 'vite'

// Apart from the app's own code they stay in the browser's cache from one release to the next, and the entry, which asks
// for the first movies, does not wait for them.
const viewLibraries = /node_modules\/(?:react|react-dom|scheduler|react-router)(?:\/|$)/

type Graph = Rolldown.ChunkingContext

// Whoever imports a name from one of them would else count as importing all that they pass on: every icon of the app.
const indexes =
  /\/lucide-react\.mjs$|\/styled-system\/(?:css|recipes)\/index\.js$|\/(?:react-query|query-core)\/build\/modern\/index\.js$/

const isNamed = (id: string, specifier: string): boolean =>
  specifier.startsWith('.') ? id.endsWith(specifier.slice(1)) : id.includes(`/node_modules/${specifier}/`)

/** The files behind an index that some names come from. */
const behind = (graph: Graph, index: string, names: ReadonlySet<string>): string[] => {
  const info = graph.getModuleInfo(index)
  const files = info?.importedIds ?? []
  const exported = parseSync(index, info?.code ?? '').module.staticExports.flatMap(({ entries }) => entries)
  return exported.flatMap(({ exportName, moduleRequest }) => {
    const file = files.find((id) => moduleRequest && isNamed(id, moduleRequest.value))
    if (file === undefined) return []
    if (indexes.test(file)) return behind(graph, file, names)
    const passedOn = exportName.name === null ? (graph.getModuleInfo(file)?.exports ?? []) : [exportName.name]
    return passedOn.some((name) => names.has(name)) ? [file] : []
  })
}

const neededBy = (graph: Graph, id: string): string[] => {
  const info = graph.getModuleInfo(id)
  const imported = info?.importedIds ?? []
  if (!imported.some((one) => indexes.test(one))) return imported
  const { staticImports } = parseSync(id, info?.code ?? '').module
  const names = new Set(staticImports.flatMap(({ entries }) => entries.map((entry) => entry.importName.name ?? '')))
  return imported.flatMap((one) => (indexes.test(one) ? behind(graph, one, names) : [one]))
}

const reachedFrom = (graph: Graph, start: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...neededBy(graph, id))
  }
  return seen
}

/**
 * How the built code is cut: the entry, the libraries of the view, and everything else that the first screen needs in
 * one chunk. Left alone, the bundler makes a chunk of its own for each thing that a later screen shares with the first.
 */
export const startChunks = (entry: string, first: string): Rolldown.CodeSplittingOptions => {
  let start: ReadonlySet<string> | undefined
  const startOf = (graph: Graph): ReadonlySet<string> => {
    const early = reachedFrom(graph, entry)
    return new Set([...reachedFrom(graph, first)].filter((id) => id !== first && !early.has(id)))
  }
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'view', test: viewLibraries, priority: 2 },
      { name: 'index', tags: ['$initial'], priority: 1 },
      {
        name: (id, graph) => {
          start ??= startOf(graph)
          // Panda's other files are worked out at build; the class joiner would be a file of its own.
          return start.has(id) && /\.tsx?$|node_modules|\/cx\.js$/.test(id) ? 'start' : null
        },
        priority: 1,
      },
      { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
    ],
  }
}

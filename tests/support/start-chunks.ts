import type { Rolldown } from 'vite'

// Apart from the app's own code they stay in the browser's cache from one release to the next, and the entry, which asks
// for the first movies, does not wait for them.
const viewLibraries =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@preact\/signals-react|use-sync-external-store|lucide-react\/dist\/esm\/(?!icons))(?:\/|$)/

type Graph = Rolldown.ChunkingContext

const reachedFrom = (graph: Graph, start: string): ReadonlySet<string> => {
  const seen = new Set<string>()
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
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
          return start.has(id) && /\.tsx?$|node_modules/.test(id) ? 'start' : null
        },
      },
    ],
  }
}

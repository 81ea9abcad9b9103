import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

/** What the entry loads next when the address is Home's: asked for with all that it imports, and counted as its start. */
export const startModules: readonly string[] = ['src/app/mount.tsx']

/** Source modules as the bundler names them. */
export const moduleIds = (modules: readonly string[], root: string): string[] =>
  modules.map((module) => resolve(root, module).replaceAll('\\', '/'))

/** The chunks that hold any of the modules (absolute ids), with all that they import statically. */
export const chunksWith = (bundle: Rolldown.OutputBundle, modules: readonly string[]): Rolldown.OutputChunk[] => {
  const found = new Map<string, Rolldown.OutputChunk>()
  const add = (fileName: string): void => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || found.has(fileName)) return
    found.set(fileName, chunk)
    chunk.imports.forEach(add)
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => modules.includes(id))) add(chunk.fileName)
  }
  return [...found.values()]
}

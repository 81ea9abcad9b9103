import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { chunksOf } from '#tools/vite/inlined-shell.ts'
import { ownerOf, textBySource } from './sources.ts'
import type { Line } from './table.ts'

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length

/** The gzip bytes that each package adds to the chunks: their size minus their size without it. */
const costByOwner = (chunks: readonly Rolldown.OutputChunk[]): Map<string, number> => {
  const costs = new Map<string, number>()
  for (const chunk of chunks) {
    const parts = chunk.map ? textBySource(chunk.code, chunk.map) : [{ source: '', text: chunk.code }]
    const owned = parts.map(({ source, text }) => ({ owner: ownerOf(source), text }))
    const whole = gzipped(owned.map(({ text }) => text).join(''))
    for (const owner of new Set(owned.map((part) => part.owner))) {
      const rest = owned.filter((part) => part.owner !== owner)
      const cost = whole - (rest.length ? gzipped(rest.map(({ text }) => text).join('')) : 0)
      costs.set(owner, (costs.get(owner) ?? 0) + cost)
    }
  }
  return costs
}

const sizes = (rows: Iterable<readonly [string, number]>): readonly Line[] =>
  [...rows].sort(([, a], [, b]) => b - a).map(([what, bytes]) => ({ what, values: [bytes / 1024], unit: 'KiB' }))

/** The size of each library at the start of Home, and of each lazy chunk. */
export async function* measureLibraries(): AsyncGenerator<Line> {
  // Vite set NODE_ENV to development when it loaded this file.
  process.env['NODE_ENV'] = 'production'
  const built = await build({ logLevel: 'warn', build: { write: false, sourcemap: 'hidden' } })
  if (!('output' in built)) throw new Error('The build made more than one output.')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const bundle = Object.fromEntries(built.output.map((file) => [file.fileName, file]))
  const initial = new Set(['src/main.tsx', 'src/app/mount.tsx'].flatMap((module) => chunksOf(module, bundle)))
  const lazy = chunks.filter((chunk) => !initial.has(chunk))

  yield 'JavaScript at the start of Home by library: the gzip size saved without it'
  yield* sizes(costByOwner([...initial]))
  yield 'Lazy chunks, gzip'
  yield* sizes(lazy.map((chunk) => [chunk.fileName, gzipped(chunk.code)] as const))
}

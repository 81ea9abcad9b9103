import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startModules } from './vite/start-modules.ts'

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, ManifestEntry>>

/** The most that Home may load at its start: JavaScript and CSS, gzip, in KiB. */
export const budgetKib = 200

/** The files that index.html and what it loads next for Home, found through Vite's manifest. */
export const initialFiles = (
  manifest: Manifest,
  entries: readonly string[] = ['index.html', ...startModules],
): string[] => {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const entry = manifest[key]
    if (!entry) throw new Error(`The build's manifest has no ${key}: what Home loads cannot be counted.`)
    for (const file of [entry.file, ...(entry.css ?? [])]) files.add(file)
    entry.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...files]
}

interface Budget {
  /** Bytes, gzip -9. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[]
  readonly totalKib: number
}

/** Measures a build in `dir`. @throws when its manifest is missing or lacks what Home loads. */
export const measureBudget = (dir: string): Budget => {
  const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest
  const files = initialFiles(manifest).map((file) => ({
    file,
    bytes: gzipSync(readFileSync(join(dir, file)), { level: 9 }).length,
  }))
  return { files, totalKib: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 }
}

/** Bytes as `12.3` KiB, padded to a column. */
export const kib = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(7)

/** The budget as a table for people, its verdict in the last line. */
export const budgetTable = ({ files, totalKib }: Budget): string => {
  const rows = [...files].sort((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `${kib(bytes)}  ${file}`)
  const verdict = totalKib > budgetKib ? 'over' : 'within'
  return [...rows, `${kib(totalKib * 1024)}  KiB gzip in all, ${verdict} the budget of ${budgetKib}`].join('\n')
}

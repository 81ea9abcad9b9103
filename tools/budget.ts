import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The most requests to its own site, the page included. */
export const startRequests = { untilPoster: 16, all: 30 } as const

/** JavaScript and CSS of Home, gzip. */
export const budgetKib = 229

/** Throws when the page names no code or no styles, which would make the budget pass. */
export const initialFiles = (html: string): string[] => {
  const files = [...html.matchAll(/\s(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? [])
  for (const ending of ['.js', '.css']) {
    if (!files.some((file) => file.endsWith(ending))) throw new Error(`index.html names no ${ending} file.`)
  }
  return [...new Set(files)]
}

interface Budget {
  /** Bytes, gzip -9. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[]
  readonly totalKib: number
}

export const measureBudget = (dir: string): Budget => {
  const files = initialFiles(readFileSync(join(dir, 'index.html'), 'utf8')).map((file) => ({
    file,
    bytes: gzipSync(readFileSync(join(dir, file)), { level: 9 }).length,
  }))
  return { files, totalKib: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 }
}

export const kib = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(7)

export const budgetTable = ({ files, totalKib }: Budget): string => {
  const rows = [...files].sort((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => `${kib(bytes)}  ${file}`)
  const verdict = totalKib > budgetKib ? 'over' : 'within'
  return [...rows, `${kib(totalKib * 1024)}  KiB gzip in all, ${verdict} the budget of ${budgetKib}`].join('\n')
}

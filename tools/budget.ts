import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The most files of its own site that Home may ask for, the page included. */
export const startRequests = { untilPoster: 16, all: 32 } as const

/** The most that Home may load at its start: the page, JavaScript and CSS, gzip, in KiB. */
export const budgetKib = 200

/**
 * index.html, whose shell is inlined, and the JavaScript and CSS that it names: the build preloads all of the start.
 * @throws when the page names no code or no styles, which cannot be all that Home loads.
 */
export const initialFiles = (html: string): string[] => {
  const named = [...html.matchAll(/\s(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(([, file]) => file ?? [])
  for (const ending of ['.js', '.css']) {
    if (!named.some((file) => file.endsWith(ending))) throw new Error(`index.html names no ${ending} file.`)
  }
  return ['index.html', ...new Set(named)]
}

interface Budget {
  /** Bytes, gzip -9. */
  readonly files: readonly { readonly file: string; readonly bytes: number }[]
  readonly totalKib: number
}

/** Measures a build in `dir`. @throws as `initialFiles`. */
export const measureBudget = (dir: string): Budget => {
  const files = initialFiles(readFileSync(join(dir, 'index.html'), 'utf8')).map((file) => ({
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

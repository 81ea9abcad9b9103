const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The numbers of one segment of a source map's mappings (base64 VLQ, ECMA-426). */
const decodeSegment = (segment: string): number[] => {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const letter of segment) {
    const digit = alphabet.indexOf(letter)
    value += (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}

interface SourceMap {
  readonly mappings: string
  readonly sources: readonly (string | null)[]
}

/** Splits generated code by source, in order; '' owns what has no source. */
export const textBySource = (code: string, { mappings, sources }: SourceMap): { source: string; text: string }[] => {
  const pieces: { source: string; text: string }[] = []
  const lines = code.split('\n')
  let source = 0
  mappings.split(';').forEach((line, row) => {
    const text = lines[row] ?? ''
    let column = 0
    let start = 0
    let owner = ''
    const cut = (end: number): void => {
      if (end > start) pieces.push({ source: owner, text: text.slice(start, end) })
      start = end
    }
    for (const segment of line.split(',').filter(Boolean)) {
      const [columns = 0, sourceStep] = decodeSegment(segment)
      column += columns
      cut(column)
      if (sourceStep !== undefined) source += sourceStep
      owner = sourceStep === undefined ? '' : (sources[source] ?? '')
    }
    cut(text.length)
  })
  return pieces
}

/** The package of a source file; the app's own folders count as one. */
export const ownerOf = (source: string): string => {
  const [, name] = source.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//) ?? []
  if (name) return name
  if (source.includes('styled-system/')) return 'styled-system (Panda)'
  return /(?:^|\/)(?:src|machines|compiled-messages)\//.test(source) ? 'Matinee' : 'the build'
}

/** A text of a language's file, with the position of its first character. */
export interface Entry {
  /** Such as 'movie.runtime'. */
  readonly key: string
  /** The keys on the way to it, which may contain dots. */
  readonly path: readonly string[]
  readonly text: string
  readonly line: number
  readonly column: number
}

/** A language's file. */
export interface Catalog {
  readonly locale: string
  readonly file: string
  readonly entries: readonly Entry[]
}

export class MessageError extends Error {
  override readonly name = 'MessageError'
  readonly file: string
  constructor(file: string, { key, line, column }: Pick<Entry, 'key' | 'line' | 'column'>, problem: string) {
    super(`${file}:${line}:${column} ${key}: ${problem}`)
    this.file = file
  }
}

const positionIn = (source: string, index: number) => {
  const before = source.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

const token = /("(?:[^"\\]|\\.)*")\s*:\s*(?:(\{)|("(?:[^"\\]|\\.)*"))|(\})/y
const between = /[\s,]*/y

/** Reads nested objects of strings. `JSON.parse` alone would hide keys that occur twice, and where each text begins. */
export const readCatalog = (locale: string, file: string, source: string): Catalog => {
  const entries: Entry[] = []
  const known = new Set<string>()
  const path: string[] = []
  const skip = (index: number): number => {
    between.lastIndex = index
    between.test(source)
    return between.lastIndex
  }
  const fail = (index: number, problem: string, key = path.join('.')) => {
    throw new MessageError(file, { key, ...positionIn(source, index) }, problem)
  }
  try {
    JSON.parse(source)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  let index = skip(source.indexOf('{') + 1)
  for (let depth = 1; depth > 0; index = skip(token.lastIndex)) {
    token.lastIndex = index
    const [, name, opens, text, closes] =
      token.exec(source) ?? fail(index, 'is neither a text nor a group of texts.') ?? []
    if (closes !== undefined) {
      path.pop()
      depth -= 1
      continue
    }
    const step: string = JSON.parse(name ?? '""')
    const key = [...path, step].join('.')
    if (known.has(key)) fail(index, 'occurs twice.', key)
    known.add(key)
    if (opens !== undefined) {
      path.push(step)
      depth += 1
    } else {
      const start = token.lastIndex - (text ?? '').length + 1
      entries.push({ key, path: [...path, step], text: JSON.parse(text ?? '""'), ...positionIn(source, start) })
    }
  }
  return { locale, file, entries }
}
